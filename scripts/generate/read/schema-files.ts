/** Which file of the description holds which schemas, and what the file says of itself. */
import { basename, extname } from 'node:path'
import type { Document } from '@redocly/openapi-core'
import { recordOf } from '../model/json.ts'

/** A file of schemas in the description, which the reference makes one page of. */
export interface SchemaFile {
  /** The file's name without its ending: `line-item`. */
  readonly name: string
  /** The comment that the file begins with. */
  readonly intro: string
  /** Its schemas in the order they are written. */
  readonly schemas: readonly string[]
}

/** The files that hold schemas of the bundle, by name. */
export function schemaFiles(
  documents: readonly Document[],
  isSchema: (name: string) => boolean,
): readonly SchemaFile[] {
  return documents
    .map(({ source, parsed }) => ({
      name: basename(source.absoluteRef, extname(source.absoluteRef)),
      intro: leadingComment(source.body),
      schemas: Object.keys(recordOf(parsed)).filter(isSchema),
    }))
    .filter(({ schemas }) => schemas.length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The comment lines before anything else, as one paragraph. */
function leadingComment(text: string): string {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !line.startsWith('#'))
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .map((line) => line.replace(/^#+ ?/, ''))
    .join(' ')
    .trim()
}
