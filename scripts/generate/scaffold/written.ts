/** A file that is written, and the place in it that is new. */
export interface Written {
  /** From the project's folder. */
  readonly file: string
  readonly text: string
  readonly line: number
  readonly what: string
}
