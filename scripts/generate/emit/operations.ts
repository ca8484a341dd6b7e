/** Emits operation.ts, one file of constants per tag, and their index. */
import { isDeepStrictEqual } from 'node:util'
import type { Description, Operation, Parameter, Schema } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import type { Codecs } from './codecs.ts'
import { docstring } from './docstring.ts'
import { header, literal, quote } from './source-text.ts'

export function emitOperationType(description: Description): string {
  const { callers, hosts, retries } = description.vocabulary
  const tags = new Set(description.operations.map(({ tag }) => tag))
  return `${header('What the generated constants of the operations hold.')}import type { Codec } from './codecs.ts'
import type { Service } from './services.ts'

export type Tag = ${union(tags)}

export type Caller = ${union(callers)}

/** How a query parameter is written and read: \`objects\` is a list of objects, \`strings\` a list of texts. */
export type ParameterType =
  | 'string'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'strings'
  | 'object'
  | 'objects'
  | 'date'

/** How a list operation pages. */
export interface Paging {
  readonly style: readonly ('offset' | 'cursor')[]
  /** The answer's field that holds the page. */
  readonly items: string
  /** Dotted path of the request field that holds the paging object; empty for the request itself. */
  readonly query: string
  /** Dotted path of the answer's field with the number of all items. */
  readonly total?: string
}

/** One operation of the platform, with everything that the client and the sandbox need of it. */
export interface Operation {
  readonly id: string
  readonly tag: Tag
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly service: Service
  readonly host: ${union(hosts)}
  /** What a client may do when it cannot know whether the call was applied. */
  readonly retry: ${union(retries)}
  readonly callers: readonly Caller[]
  readonly pathParameters: readonly string[]
  /** Path parameter → what it is when it is not given. */
  readonly pathDefaults?: Readonly<Record<string, string>>
  readonly hasQuery: boolean
  readonly hasBody: boolean
  /** Path parameter → dotted body field it repeats. */
  readonly mirrors?: Readonly<Record<string, string>>
  readonly paging?: Paging
  /** The answer is a page or a redirect for a browser, not JSON. */
  readonly page?: true
  /** What is sent instead when the query string is longer than 4000 characters; the answer is the same. */
  readonly longQueryFallback?: Pick<
    Operation,
    'method' | 'path' | 'service' | 'host' | 'pathParameters' | 'hasBody'
  >
  readonly request?: Codec
  readonly answer?: Codec
}

type Essential =
  | 'tag'
  | 'service'
  | 'callers'
  | 'retry'
  | 'host'
  | 'method'
  | 'name'
  | 'path'

/**
 * An operation written short, so that all of them together stay small: what each has by position,
 * what few have by name. What many have in common comes first, because repetitions compress well.
 * A body is what POST and PATCH have unless they say otherwise.
 */
export const operation = (
  tag: Operation['tag'],
  service: Operation['service'],
  callers: Operation['callers'],
  retry: Operation['retry'],
  host: Operation['host'],
  method: Operation['method'],
  name: Operation['name'],
  path: Operation['path'],
  more: Partial<Omit<Operation, Essential>> = {},
): Operation => ({
  id: \`\${tag}.\${name}\`,
  tag,
  name,
  method,
  path,
  service,
  host,
  retry,
  callers,
  pathParameters: Array.from(path.matchAll(/{(.*?)}/g), ([, parameter = '']) => parameter),
  hasQuery: false,
  hasBody: method === 'POST' || method === 'PATCH',
  ...more,
})

/** A promise of an answer's data, with more ways to look at the answer. */
export interface ApiPromise<Data, Failure> extends Promise<Data> {
  /** The data with the response and the platform's id of the request. */
  withResponse(): Promise<{
    readonly data: Data
    readonly response: Response
    readonly requestId: string | undefined
  }>
  /** The data or the error, never an exception. */
  safe(): Promise<
    { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: Failure }
  >
}

/** Options that ask for an answer as it is on the wire: dates as text, images as the platform writes them. */
export type RawOptions<Options> = Omit<Options, 'raw'> & {
  /** The answer is not decoded. */
  readonly raw: true
}

/** Calls operations: every client is one. \`Options\` are the options of one call. */
export interface OperationCaller<Options, Failure> {
  /** Calls an operation with its arguments: path parameters by position, then the other fields. */
  call<Data>(
    operation: Operation,
    given: readonly unknown[],
    options?: Options | RawOptions<Options>,
  ): ApiPromise<Data, Failure>
}
`
}

export function emitOperations(views: Views, codecs: Codecs): Map<string, string> {
  const files = new Map<string, string>()
  const { operations } = views.description
  for (const [tag, members] of byTag(operations)) {
    const used = new Set<string>()
    const constants = members.map((operation) => constant(views, codecs, operation, used))
    const imports = [...used].sort()
    const codecImport =
      imports.length === 0 ? '' : `import { ${imports.join(', ')} } from '../codecs.ts'\n`
    files.set(
      `operations/${tag}.ts`,
      `${header(`The operations of client.${tag}.`)}${codecImport}import { type Operation, operation } from '../operation.ts'\n\n${constants.join('\n')}`,
    )
  }
  files.set('operations/index.ts', emitIndex(operations))
  files.set('operations/list.ts', emitList(operations))
  return files
}

export function byTag(operations: readonly Operation[]): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>()
  for (const operation of operations) {
    groups.set(operation.tag, [...(groups.get(operation.tag) ?? []), operation])
  }
  return groups
}

function emitIndex(operations: readonly Operation[]): string {
  const tags = [...byTag(operations).keys()]
  const imports = tags.map((tag) => `import * as ${tag} from './${tag}.ts'\n`)
  const entries = operations.map(({ id, tag, name }) => `  '${id}': ${tag}.${name},\n`)
  return [
    header('Every operation by its id.'),
    imports.join(''),
    "import type { OperationId } from '../wire.ts'\nimport type { Operation } from '../operation.ts'\n\n",
    `export const operations = {\n${entries.join('')}} as const satisfies Record<OperationId, Operation>\n`,
  ].join('')
}

/** Without the ids, which the operations hold already: the smallest form of the list. */
function emitList(operations: readonly Operation[]): string {
  const tags = [...byTag(operations).keys()]
  const imports = tags.map((tag) => `import * as ${tag} from './${tag}.ts'\n`)
  const entries = operations.map(({ tag, name }) => `  ${tag}.${name},\n`)
  return [
    header('Every operation in the order of the description.'),
    imports.join(''),
    "import type { Operation } from '../operation.ts'\n\n",
    `export const operationList: readonly Operation[] = [\n${entries.join('')}]\n`,
  ].join('')
}

function constant(views: Views, codecs: Codecs, operation: Operation, used: Set<string>): string {
  const request = codecs.of(operation.body?.schema, 'request')
  const answer = codecs.of(operation.answer, 'answer')
  for (const codec of [request, answer])
    for (const name of codec?.match(/\w+Codec/g) ?? []) used.add(name)
  const { mirrors, paging, method } = operation
  const pathParameters = operation.pathParameters.map(({ name }) => name)
  const inPath = Array.from(operation.path.matchAll(/{(.*?)}/g), ([, name]) => name)
  const hasBody = operation.body !== undefined
  const essential = [
    quote(operation.tag),
    quote(operation.service),
    literal(operation.callers),
    quote(operation.retry),
    quote(operation.host),
    quote(method),
    quote(operation.name),
    quote(operation.path),
  ]
  const fields: (readonly [string, string | undefined])[] = [
    [
      'pathParameters',
      isDeepStrictEqual(pathParameters, inPath) ? undefined : literal(pathParameters),
    ],
    ['pathDefaults', pathDefaults(operation)],
    ['hasQuery', operation.queryParameters.length === 0 ? undefined : 'true'],
    [
      'hasBody',
      hasBody === (method === 'POST' || method === 'PATCH') ? undefined : String(hasBody),
    ],
    ['mirrors', Object.keys(mirrors).length === 0 ? undefined : literal(mirrors)],
    ['paging', paging === undefined ? undefined : literal(paging)],
    ['page', operation.page ? 'true' : undefined],
    ['longQueryFallback', fallback(views, operation)],
    ['request', request],
    ['answer', answer],
  ]
  const more = fields.flatMap(([key, value]) =>
    value === undefined ? [] : [`  ${key}: ${value},\n`],
  )
  const given = [...essential, ...(more.length === 0 ? [] : [`{\n${more.join('')}}`])].join(', ')
  const doc = docstring([operation.summary, operation.description])
  return `${doc}export const ${operation.name}: Operation = /* @__PURE__ */ operation(${given})\n`
}

/** The alternative for long queries; one that is the operation itself would change nothing. */
function fallback(views: Views, { id, longQueryFallback }: Operation): string | undefined {
  const other = views.description.operations.find((operation) => operation.id === longQueryFallback)
  if (other === undefined || other.id === id) return undefined
  const { method, path, service, host, body } = other
  const pathParameters = other.pathParameters.map(({ name }) => name)
  return literal({ method, path, service, host, pathParameters, hasBody: body !== undefined })
}

/** For the sandbox, which reads requests. The client only needs to know whether there are any. */
export function emitQueryParameters(views: Views): string {
  const entries = views.description.operations
    .filter(({ queryParameters }) => queryParameters.length > 0)
    .map(({ id, queryParameters }) => {
      const types = queryParameters.map((parameter) => [
        parameter.name,
        parameterType(views, parameter),
      ])
      return `  '${id}': ${literal(Object.fromEntries(types))},\n`
    })
  return [
    header('How the query parameters of each operation are written.'),
    "import type { ParameterType } from './operation.ts'\n\n",
    'type Parameters = Readonly<Record<string, ParameterType>>\n\n',
    `export const queryParameters: Readonly<Record<string, Parameters | undefined>> = {\n${entries.join('')}}\n`,
  ].join('')
}

/** How a query parameter travels; an object is written with dotted keys. */
function parameterType(views: Views, { schema }: Parameter): string {
  const target = views.resolve(schema)
  const [type] = target.types
  if (type === 'array') {
    return target.items !== undefined && isObject(views.resolve(target.items))
      ? 'objects'
      : 'strings'
  }
  if (isObject(target)) return 'object'
  if (type === 'number' || type === 'integer' || type === 'boolean') return type
  return target.format === 'date-time' ? 'date' : 'string'
}

function isObject({ types, properties }: Schema): boolean {
  return types.includes('object') || properties !== undefined
}

function union(values: Iterable<string>): string {
  const list = [...values]
  return list.length === 0 ? 'never' : list.map(quote).join(' | ')
}

function pathDefaults({ pathParameters }: Operation): string | undefined {
  const defaults = pathParameters.flatMap(({ name, schema }) =>
    schema.default === undefined ? [] : [[name, schema.default] as const],
  )
  return defaults.length === 0 ? undefined : literal(Object.fromEntries(defaults))
}
