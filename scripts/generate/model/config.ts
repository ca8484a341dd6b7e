/** The settings of the compiler; their values are in openapi-ts.config.ts. */

/** How values of one format look to a caller. */
export interface CallerFormat {
  /** Number of the codec that converts such a value. */
  readonly codec: 1 | 2 | 3
  /** Type of the value in an answer: TypeScript's own, or the schema of the description that has the format. */
  readonly answer: string
  /** Type of the value in a request. */
  readonly request: string
  /** Fields that the codec makes where the wire leaves them out; a caller always finds them in an answer. */
  readonly makes?: readonly string[]
}

/** What is read, where it is written, and which formats callers see as something better than text. */
export interface CompilerConfig {
  /** The description's root file. */
  readonly description: string
  /** The table of extensions. */
  readonly extensions: string
  /** The client's exports: no schema can have the name of one. */
  readonly entry: string
  /** The folder that is written. */
  readonly output: string
  /** The folder of the reference's pages. */
  readonly reference: string
  /** Formats of the description that have their own type and codec. */
  readonly formats: Readonly<Record<string, CallerFormat>>
}
