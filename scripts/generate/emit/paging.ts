/** Emits paging.ts: how list operations page, apart from the operations because few apps ask for it. */
import type { Description } from '../model/description.ts'
import { header, literal } from './source-text.ts'

export function emitPaging({ operations }: Description): string {
  const entries = operations.flatMap(({ id, paging }) => {
    if (paging === undefined) return []
    const { query: _, ...rest } = paging
    return [`  '${id}': ${literal(rest)},\n`]
  })
  return `${header('How each list operation pages.')}/** How a list operation pages. */
export interface Paging {
  readonly style: readonly ('offset' | 'cursor')[]
  /** The answer's field that holds the page. */
  readonly items: string
  /** Dotted path of the answer's field with the number of all items. */
  readonly total?: string
}

/** By the operation's id. */
export const paging: Readonly<Record<string, Paging | undefined>> = {
${entries.join('')}}
`
}
