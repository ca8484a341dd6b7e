/** Emits kinds.ts: which operations read and which come in pages, for types that must know. */
import { header } from './header.ts'
import type { Description } from './model.ts'

export function emitKinds({ operations }: Description): string {
  const reads = operations.filter(({ retry }) => retry === 'read')
  const paged = operations.filter(({ paging }) => paging !== undefined)
  return [
    header('What kind of call an operation is.'),
    '/** Operations that change nothing. */\n',
    `export type ReadOperationId =${union(reads.map(({ id }) => id))}\n\n`,
    '/** Operations whose answer is one page of a list. */\n',
    `export type PagedOperationId =${union(paged.map(({ id }) => id))}\n`,
  ].join('')
}

const union = (ids: readonly string[]): string => ids.map((id) => `\n  | '${id}'`).join('')
