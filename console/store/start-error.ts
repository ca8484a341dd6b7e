import type { Texts } from '../messages/texts.ts'

/** Why the console could not start. */
export class StartError extends Error {
  /** The text that says why. */
  readonly reason: keyof Texts['shell']['start']

  constructor(reason: StartError['reason']) {
    super(reason)
    this.name = 'StartError'
    this.reason = reason
  }
}
