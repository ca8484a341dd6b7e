/** Emits paging.ts: how list operations page, apart from the operations because few apps ask for it. */
import type { Description } from '../model/description.ts'
import { header, literal } from './source-text.ts'

export function emitPaging({ operations }: Description): string {
  const entries = operations.flatMap(({ id, paging }) => {
    if (paging === undefined) return []
    const { query: _, ...rest } = paging
    return [`  '${id}': ${literal(rest)},\n`]
  })
  return [
    header('How each list operation pages.'),
    "import type { Paging } from './operation.ts'\n\n",
    "/** By the operation's id. */\n",
    `export const paging: Readonly<Record<string, Paging | undefined>> = {\n${entries.join('')}}\n`,
  ].join('')
}
