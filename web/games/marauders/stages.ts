/** What a fight, its end, a card or too much cargo is shown with: fetched once the table lies there. */

export { default as Battle } from './Battle.svelte'
export { default as CardPanel } from './CardPanel.svelte'
export { default as Discarding } from './Discarding.svelte'
export { default as EventCard } from './EventCard.svelte'
export { default as Overboard } from './Overboard.svelte'
export { default as Plunder } from './Plunder.svelte'
export { default as Raid } from './Raid.svelte'
export { default as Upshots } from './Upshots.svelte'
export { default as WindowPanel } from './WindowPanel.svelte'
