/** The files of the description, with their schemas and introductions. */
import { basename, extname } from 'node:path'
import type { Document } from '@redocly/openapi-core'
import { recordOf } from '../model/json.ts'

/** A schema file of the description: one page of the reference. */
export interface SchemaFile {
  /** The file's name without extension: `line-item`. */
  readonly name: string
  /** The file's leading comment. */
  readonly intro: string
  /** Its schemas in source order. */
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
    // Files with the same name in several folders share a page.
    const { intro, schemas: others } = files.get(name) ?? { intro: '', schemas: [] }
    const words = [intro, leadingComment(source.body)].filter((text) => text !== '').join(' ')
    files.set(name, { name, intro: words, schemas: [...others, ...schemas] })
  }
  return [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The comment lines before anything else, as one paragraph. */
function leadingComment(text: string): string {
  const [comment = ''] = /^(#.*\n?)*/.exec(text.replace(/[\r\uFEFF]/g, '')) ?? []
  return comment.replace(/^#+ ?/gm, '').replaceAll('\n', ' ').trim()
}
