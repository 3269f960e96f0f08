/** Sizes and rates the server holds everybody to; a client may use them to warn before it sends. */

export const PROTOCOL = 1 as const

export const LIMITS = {
  /** Bytes of one message or request body. */
  message: 16_384,
  /** Bytes of an analysis that is sent in. */
  analysis: 2_097_152,
  name: 24,
  tableName: 40,
  chat: 280,
  /** Chat lines at one table: of each who sits there, of each who looks on, and of all of these together. */
  chatLinesEach: 250,
  chatLinesOfSpectator: 50,
  chatLinesOfSpectators: 500,
  /** What is arranged at one table before its start. */
  openSteps: 500,
  /** Milliseconds between two chat lines of one person, on average; a few may come at once. */
  chatEvery: 1_000,
  chatBurst: 5,
  /** Messages of one socket in a second, on average, and at once. */
  messagesPerSecond: 100,
  messageBurst: 200,
  /** Tables one socket watches. */
  watched: 64,
  /** Links to another device that one person holds; the oldest gives way. */
  links: 5,
  /** Tables of one person that are not over. */
  tablesEach: 200,
  /** Tables in one answer of the lobby, and how many of them one person has made. */
  listed: 200,
  listedEach: 5,
  /** How long a seat that owes an answer and is away must be waited for before others may claim. */
  absentAfter: 60_000,
} as const
