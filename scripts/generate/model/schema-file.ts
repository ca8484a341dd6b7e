/** A file of schemas in the description, which the reference makes one page of. */
export interface SchemaFile {
  /** The file's name without its ending: `line-item`. */
  readonly name: string
  /** The comment that the file begins with. */
  readonly intro: string
  /** Its schemas in the order they are written. */
  readonly schemas: readonly string[]
}
