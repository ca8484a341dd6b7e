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
  const files = new Map<string, SchemaFile>()
  for (const { source, parsed } of documents) {
    const schemas = Object.keys(recordOf(parsed)).filter(isSchema)
    if (schemas.length === 0) continue
    const name = basename(source.absoluteRef, extname(source.absoluteRef))
    // Files of one name in several folders share a page.
    const { intro, schemas: others } = files.get(name) ?? { intro: '', schemas: [] }
    const words = [intro, leadingComment(source.body)].filter((text) => text !== '').join(' ')
    files.set(name, { name, intro: words, schemas: [...others, ...schemas] })
  }
  return [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
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
