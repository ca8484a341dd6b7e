/** The disk refused a write: acknowledged data is safe, but no statement runs until the store is reopened. */
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
