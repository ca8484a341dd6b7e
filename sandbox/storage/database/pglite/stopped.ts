/** A store whose disk has refused a write: what was acknowledged is safe, nothing is answered until it is open again. */
export class EngineStopped extends Error {
  override readonly name = 'EngineStopped'
  /** An input or output error, as a server would say it. */
  readonly code = '58030'

  constructor(cause: unknown) {
    super(
      'The disk refused to keep a change; the store opens its folder again as soon as it can.',
      {
        cause,
      },
    )
  }
}
