import type { Texts } from '../messages/texts.ts'

export class StartError extends Error {
  readonly reason: keyof Texts['shell']['start']

  constructor(reason: StartError['reason']) {
    super(reason)
    this.name = 'StartError'
    this.reason = reason
  }
}
