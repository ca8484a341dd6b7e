/** The handler of a new operation in the sandbox: it fails by its name until it is written. */
import { type Inserted, insertBefore, lineOf, literally } from './text-edits.ts'

/** Whether a file holds the table of a service's handlers. */
export function holdsHandlers(text: string, tag: string): boolean {
  return tableOf(tag).test(text)
}

/** Adds the handler at the end of its service's table. */
export function addHandler(text: string, tag: string, id: string): Inserted {
  const start = lineOf(text, tableOf(tag)) ?? 1
  const end = text.split('\n').findIndex((line, at) => at >= start && /^}/.test(line)) + 1
  return insertBefore(text, end, handlerText(id))
}

function handlerText(id: string): string {
  return `  '${id}': () => {\n    throw new Error('${id} has no handler yet')\n  },\n`
}

function tableOf(tag: string): RegExp {
  return new RegExp(`: HandlersOf<'${literally(tag)}'> = \\{`)
}
