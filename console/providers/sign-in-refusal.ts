import type { Texts } from '../messages/texts.ts'

export class SignInRefusal extends Error {
  /** The text's key; undefined where only the platform has one. */
  readonly reason: keyof Texts['shell']['signIn'] | undefined

  /** The platform's text, where more specific. */
  readonly platformText: string | undefined

  constructor(reason: SignInRefusal['reason'], platformText?: string) {
    super(platformText ?? reason)
    this.name = 'SignInRefusal'
    this.reason = reason
    this.platformText = platformText
  }
}
