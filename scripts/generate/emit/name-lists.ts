/** Emits the short lists of names: errors.ts, kinds.ts, services.ts and tags.ts. */
import type { Description } from '../model/description.ts'
import { docstring } from './docstring.ts'
import { header, literal, quote } from './source-text.ts'

/** Every application error code that an operation may answer with, each with its sentence. */
export function emitErrors({ errorCodes, errorMeanings, operations }: Description): string {
  const special = operations.flatMap((operation) => operation.errorCodes)
  const codes = [...new Set([...errorCodes, ...special])].sort()
  const meaningOf = (code: string) => errorMeanings.get(code) ?? ''
  return [
    header('The application error codes of the platform.'),
    '/** What happened, and what to do about it, by the code of the error. */\n',
    `export const errorMeanings = {\n${codes.map((code) => `  ${quote(code)}: ${quote(meaningOf(code))},\n`).join('')}} as const\n\n`,
    docstring([
      'An application error code that the description names; a server may know more.',
      codes.map((code) => `- \`${code}\`: ${meaningOf(code)}`).join('\n'),
    ]),
    'export type ErrorCode = keyof typeof errorMeanings\n',
  ].join('')
}

/** Which operations read and which come in pages, for types that depend on it. */
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

/** The services and the prefix each has on the public API host. */
export function emitServices({ services }: Description): string {
  const entries = [...services].map(
    ([name, service]) => `  ${literal({ [name]: service }).slice(2, -2)},\n`,
  )
  return [
    header('The services, and the prefix each one has on the public API host.'),
    `export const services = {\n${entries.join('')}} as const\n\n`,
    '/** A service of the platform: its operations share a prefix on the public API host. */\n',
    'export type Service = keyof typeof services\n',
  ].join('')
}

/** The facts that all operations of a tag share. */
export function emitTags({ tags }: Description): string {
  const secret = tags.filter(({ secretAnswers }) => secretAnswers)
  return [
    header('What is true of all operations of a tag.'),
    "import type { Tag } from './operation.ts'\n\n",
    '/** Groups whose answers hold tokens, codes or links that sign in. */\n',
    `export const secretTags: readonly Tag[] = [\n${secret.map(({ name }) => `  ${quote(name)},\n`).join('')}]\n`,
  ].join('')
}
