/** Emits what clients and servers need besides operations: separate files, because few apps need all. */
import type { Description } from '../model/description.ts'
import { stringsOf } from '../model/json.ts'
import { callerOfScheme } from '../model/operation.ts'
import type { Schema } from '../model/schema.ts'
import type { Views } from '../model/views.ts'
import type { Extensions } from '../read/extensions.ts'
import { docstring } from './docstring.ts'
import { entry, header, literal, quote, union } from './source-text.ts'

/** @param formats those that request validation checks */
export function emitFacts(views: Views, extensions: Extensions, formats: Iterable<string>) {
  const { description } = views
  return new Map([
    ['errors.ts', errors(description)],
    ['kinds.ts', kinds(description)],
    ['none-yet.ts', noneYet(description)],
    ['paging.ts', paging(description)],
    ['query-parameters.ts', queryParameters(views)],
    ['services.ts', services(description)],
    ['tags.ts', tags(description)],
    ['vocabulary.ts', vocabulary(description, extensions, formats)],
  ])
}

function errors({ errorCodes, errorMeanings, operations }: Description): string {
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

function kinds({ operations }: Description): string {
  const reads = operations.filter(({ retry }) => retry === 'read')
  const paged = operations.filter(({ paging }) => paging !== undefined)
  const members = (list: typeof operations) => list.map(({ id }) => `\n  | ${quote(id)}`).join('')
  return [
    header('What kind of call an operation is.'),
    '/** Operations that change nothing. */\n',
    `export type ReadOperationId =${members(reads)}\n\n`,
    '/** Operations whose response is one page of a list. */\n',
    `export type PagedOperationId =${members(paged)}\n`,
  ].join('')
}

function noneYet({ operations }: Description): string {
  const entries = operations.flatMap(({ id, noneYet: signs }) =>
    signs ? [entry(id, Object.values(signs))] : [],
  )
  return `${header('The calls that may find none yet.')}import type { Operation } from './operation.ts'

/** Operation → what makes its form that returns undefined while there is none. */
export const noneYet: Readonly<Record<string, Operation['noneYet']>> = {
${entries.join('')}}
`
}

function paging({ operations }: Description): string {
  const entries = operations.flatMap(({ id, paging: style }) => {
    if (style === undefined) return []
    const { query: _, ...rest } = style
    return [entry(id, rest)]
  })
  return `${header('How each list operation pages.')}import type { Paging } from './operation.ts'

/** By the operation's id. */
export const paging: Readonly<Record<string, Paging | undefined>> = {
${entries.join('')}}
`
}

/** For the sandbox, which reads requests. The client only needs to know whether there are any. */
function queryParameters(views: Views): string {
  const { operations } = views.description
  const entries = operations
    .filter((operation) => operation.queryParameters.length > 0)
    .map((operation) => {
      const types = operation.queryParameters.map(({ name, schema }) => [
        name,
        parameterType(views, schema),
      ])
      return entry(operation.id, Object.fromEntries(types))
    })
  const packed = operations.filter((one) => one.packed).map(({ id }) => id)
  return `${header('How the query parameters of each operation are written, and which requests come packed into one.')}import type { ParameterType } from './operation.ts'

type Parameters = Readonly<Record<string, ParameterType>>

export const queryParameters: Readonly<Record<string, Parameters | undefined>> = {
${entries.join('')}}

export const packedRequests: ReadonlySet<string> = new Set(${literal(packed)})
`
}

function parameterType(views: Views, schema: Schema): string {
  const target = views.resolve(schema)
  const [type] = target.types
  if (type === 'array') return 'strings'
  if (type === 'string' && target.format === 'date-time') return 'date'
  return type ?? 'string'
}

function services({ services: all }: Description): string {
  const entries = [...all].map(([name, service]) => entry(name, service))
  return `${header('The services, and the prefix each one has on the public API host.')}export const services = {
${entries.join('')}} as const

/** A service of the platform: its operations share a prefix on the public API host. */
export type Service = keyof typeof services
`
}

function tags({ tags: all }: Description): string {
  const secret = all.filter(({ secretAnswers }) => secretAnswers)
  return `${header('What is true of all operations of a tag.')}import type { Tag } from './operation.ts'

/** Groups whose responses hold tokens, codes or links that sign in. */
export const secretTags: readonly Tag[] = [
${secret.map(({ name }) => `  ${quote(name)},\n`).join('')}]
`
}

function vocabulary(
  { operations }: Description,
  extensions: Extensions,
  formats: Iterable<string>,
): string {
  const words = (name: string) =>
    union(stringsOf(extensions.get('operation')?.get(name)?.value.enum))
  return `${header('The words of the description.')}/** A group of operations: the namespace of its methods, as in client.products. */
export type Tag = ${union(new Set(operations.map(({ tag }) => tag)))}

/** Who may call an operation (specification, point 6): anyone without a token, the app with an API key. */
export type Caller = ${union(['anyone', ...Object.values(callerOfScheme)])}

/** The host that serves an operation. */
export type Host = ${words('x-host')}

/** What a client may do when it cannot know whether a call was applied. */
export type Retry = ${words('x-retry')}

/** The formats of texts that are checked. */
export type RuleFormat = ${union([...formats].sort())}
`
}
