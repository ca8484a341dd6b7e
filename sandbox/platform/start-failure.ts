/** Reasons why the sandbox cannot start. */

/** Thrown at start. The message is one complete line; the command prints it and exits. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
