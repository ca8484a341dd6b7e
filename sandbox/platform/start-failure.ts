/** Reasons the sandbox cannot run, each one clear line for whoever started it. */

/** Thrown while starting. The message is one complete line; the command prints it and exits. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
