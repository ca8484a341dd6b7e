/** `--new`: scaffolds an operation, its schemas and its handler. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Description } from '../model/description.ts'
import { planOperation, type Written } from './plan.ts'
import { readNewOperation } from './request.ts'
import { lineOf, literally } from './text-edits.ts'

export { ScaffoldError } from './request.ts'

/**
 * Writes the new operation into the project's files.
 * @param root the project's folder
 * @param folder the description's folder, from `root`
 * @param given the operation's id, method and path
 * @param now the current description
 * @returns the written files and the next steps
 * @throws ScaffoldError when refused, before any file is touched
 */
export function scaffold(
  root: string,
  folder: string,
  [id = '', ...given]: readonly string[],
  { description }: { readonly description: Description },
): string {
  const operation = readNewOperation(id, given, description)
  const written = planOperation(root, folder, operation, description)
  for (const { file, text } of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const lines = written.map(({ file, line, what }) => `  ${file}:${line}  ${what}`)
  const steps = stepsFor(id, written).map((step, index) => `  ${index + 1}. ${step}`)
  return `Wrote ${id}:\n${lines.join('\n')}\n\nNext:\n${steps.join('\n')}`
}

function stepsFor(id: string, written: readonly Written[]): readonly string[] {
  const operation = written.find(({ what }) => what === 'the operation')
  const handler = written.find(({ file }) => file.endsWith('.ts'))
  const schema = written.find(({ file }) => file.includes('/schemas/'))
  return [
    `${at(operation, /^ {4}summary:/)}  describe what it does, and choose the value of each x- line`,
    `${at(operation, /^ {4}responses:/)}  make the examples what a caller would see`,
    `${at(schema, /^ {2}properties:/)}  describe the fields`,
    'npm run generate && npm run types',
    handler === undefined
      ? `sandbox/web/services/  write the handler of ${id}: npm run types says where it is missing`
      : `${at(handler, new RegExp(`'${literally(id)}'`))}  write the handler in place of the error`,
  ]
}

/** The first match in or after the new text. */
function at(written: Written | undefined, pattern: RegExp): string {
  if (written === undefined) return ''
  const { file, text, line } = written
  return `${file}:${lineOf(text, pattern, line) ?? line}`
}
