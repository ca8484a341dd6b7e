/** The settings of the compiler; their values are in openapi-ts.config.ts. */

export interface CallerFormat {
  readonly codec: 1 | 2 | 3
  /** Type of the value in a response: a built-in one, or the schema with the format. */
  readonly answer: string
  readonly request: string
  /** Fields that the codec fills in where the wire omits them, so that responses always have them. */
  readonly makes?: readonly string[]
}

/** Inputs, outputs, and the formats with richer types for callers. */
export interface CompilerConfig {
  readonly description: string
  readonly extensions: string
  /** The client's exports, reserved as schema names. */
  readonly entry: string
  readonly output: string
  readonly reference: string
  /** Formats of the description that have their own type and codec. */
  readonly formats: Readonly<Record<string, CallerFormat>>
}
