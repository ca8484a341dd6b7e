import type { Texts } from '../messages/texts.ts'

export class SignInRefusal extends Error {
  /** The text that says why; undefined where only the platform knows. */
  readonly reason: keyof Texts['shell']['signIn'] | undefined

  /** The platform's own text, where it says more. */
  readonly platformText: string | undefined

  constructor(reason: SignInRefusal['reason'], platformText?: string) {
    super(platformText ?? reason)
    this.name = 'SignInRefusal'
    this.reason = reason
    this.platformText = platformText
  }
}
