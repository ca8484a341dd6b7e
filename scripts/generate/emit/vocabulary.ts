/** Emits vocabulary.ts: the words of the description that hand-written types name. */
import type { Description } from '../model/description.ts'
import { header, union } from './source-text.ts'

/** @param formats those that texts of requests are checked for */
export function emitVocabulary(
  { operations, vocabulary }: Description,
  formats: Iterable<string>,
): string {
  const { callers, hosts, retries } = vocabulary
  return [
    header('The words of the description.'),
    '/** A group of operations: the namespace of its methods, as in client.products. */\n',
    `export type Tag = ${union(new Set(operations.map(({ tag }) => tag)))}\n\n`,
    '/** Who may call an operation (specification, point 6): anyone without a token, the app with an API key. */\n',
    `export type Caller = ${union(callers)}\n\n`,
    '/** The host that answers an operation. */\n',
    `export type Host = ${union(hosts)}\n\n`,
    '/** What a client may do when it cannot know whether a call was applied. */\n',
    `export type Retry = ${union(retries)}\n\n`,
    '/** The formats of texts that are checked. */\n',
    `export type RuleFormat = ${union([...formats].sort())}\n`,
  ].join('')
}
