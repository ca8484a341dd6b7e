/** The handler of a new operation in the sandbox: it answers 501 until it is written. */
import { type Inserted, insertBefore, lineOf, literally } from './text-edits.ts'

/** Whether a file holds the table of a service's handlers. */
export function holdsHandlers(text: string, tag: string): boolean {
  return tableOf(tag).test(text)
}

/** Adds the handler at the end of its service's table. */
export function addHandler(text: string, tag: string, id: string): Inserted {
  const { text: imported } = withImport(text)
  const start = lineOf(imported, tableOf(tag)) ?? 1
  const end = imported.split('\n').findIndex((line, at) => at >= start && /^}/.test(line)) + 1
  return insertBefore(imported, end, `  '${id}': notImplemented('${id}'),\n`)
}

function withImport(text: string): { readonly text: string } {
  if (/\bnotImplemented\b/.test(text)) return { text }
  const changed = text
    .replace(
      /^import type \{ HandlersOf \} from (.*)$/m,
      'import { type HandlersOf, notImplemented } from $1',
    )
    .replace(/^import \{ ([^}]*type HandlersOf[^}]*) \} from/m, (whole, names: string) =>
      /\bnotImplemented\b/.test(whole) ? whole : `import { ${names}, notImplemented } from`,
    )
  return { text: changed }
}

function tableOf(tag: string): RegExp {
  return new RegExp(`: HandlersOf<'${literally(tag)}'> = \\{`)
}
