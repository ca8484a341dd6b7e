/** Files of the output that are the same for every description: written as TypeScript in templates/, and copied. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withNote } from './source-text.ts'

/** The template of this name as it is written into the output, where it has other generated files beside it. */
export function copied(folder: string, name: string): string {
  const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r', '')
  return withNote(text.replaceAll("'../../../../generated/", "'./"))
}
