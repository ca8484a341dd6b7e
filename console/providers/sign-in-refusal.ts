import type { Texts } from '../messages/texts.ts'

export class SignInRefusal extends Error {
  /** The text that says why; undefined where only the platform's text does. */
  readonly reason: keyof Texts['shell']['signIn'] | undefined

  constructor(reason: SignInRefusal['reason'], platformText?: string) {
    super(platformText ?? reason)
    this.name = 'SignInRefusal'
    this.reason = reason
  }
}
