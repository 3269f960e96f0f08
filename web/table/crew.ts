/** Names for whoever did not give one; bots sail under them too. */
export const CREW = ['Inés', 'Morgan', 'Anneke', 'Baptiste', 'Lovisa'] as const

/** Whoever has not said what they are called. */
export const SKIPPER = 'Skipper'
