/** The steps that remain after `--new`, with their places. */

import { lineOf, literally } from './text-edits.ts'
import type { Written } from './written.ts'

/** What was written and the next steps, as text for a terminal. */
export function adviseNext(id: string, written: readonly Written[]): string {
  const lines = written.map(({ file, line, what }) => `  ${file}:${line}  ${what}`)
  const steps = stepsFor(id, written).map((step, index) => `  ${index + 1}. ${step}`)
  return `Wrote ${id}:\n${lines.join('\n')}\n\nNext:\n${steps.join('\n')}`
}

function stepsFor(id: string, written: readonly Written[]): readonly string[] {
  const operation = written.find(({ what }) => what === 'the operation')
  const handler = written.find(({ file }) => file.endsWith('.ts'))
  const schema = written.find((item) => item.file.includes('/schemas/'))
  const at = (item: Written | undefined, pattern: RegExp) =>
    item === undefined ? '' : `${item.file}:${lineAfter(item, pattern)}`
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

/** The first line from the new text on that matches. */
function lineAfter({ text, line }: Written, pattern: RegExp): number {
  const rest = text
    .split('\n')
    .slice(line - 1)
    .join('\n')
  return line - 1 + (lineOf(rest, pattern) ?? 1)
}
