/** Ends the program with a sentence instead of a stack: 2 for what was asked wrongly, 1 for what went wrong. */

export class Refused extends Error {
  readonly exitCode: 1 | 2

  constructor(sentence: string, exitCode: 1 | 2 = 2) {
    super(sentence)
    this.exitCode = exitCode
  }
}
