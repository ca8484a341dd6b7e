/** A store whose disk has refused a write: what was acknowledged is safe, nothing is answered until it is open again. */
export class EngineStopped extends Error {
  override readonly name = 'EngineStopped'
  /** The SQLSTATE of an I/O error. */
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
