/** Static files of the output, copied from templates/. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withNote } from './source-text.ts'

/** A template with its imports adjusted to the output folder. */
export function copied(folder: string, name: string): string {
  const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r', '')
  return withNote(text.replaceAll("'../../../../generated/", "'./"))
}
