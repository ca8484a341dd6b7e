/** Emits tags.ts: what is true of all operations of a tag. */
import { header } from './header.ts'
import { quote } from './literals.ts'
import type { Description } from './model.ts'

export function emitTags({ tags }: Description): string {
  const secret = tags.filter(({ secretAnswers }) => secretAnswers)
  return [
    header('What is true of all operations of a tag.'),
    "import type { Tag } from './operation.ts'\n\n",
    '/** Groups whose answers hold tokens, codes or links that sign in. */\n',
    `export const secretTags: readonly Tag[] = [\n${secret.map(({ name }) => `  ${quote(name)},\n`).join('')}]\n`,
  ].join('')
}
