/** Parses the bundle, a JSON value of unknown shape, into the model. */

import type { Extensions } from '../../../spec/rules/extensions.js'
import {
  type Description,
  type LimitKeyword,
  limitKeywords,
  type Method,
  type Operation,
  type Paging,
  type Parameter,
  type QueryField,
  type Schema,
  type Service,
  type Vocabulary,
} from '../model/description.ts'
import type { UnknownRecord } from '../model/json.ts'
import {
  jsonOf,
  listOf,
  numberOf,
  pointerTo,
  recordOf,
  stringOf,
  stringsOf,
  valueAt,
} from '../model/json.ts'

const methods: readonly (readonly [string, Method])[] = [
  ['get', 'GET'],
  ['post', 'POST'],
  ['patch', 'PATCH'],
  ['delete', 'DELETE'],
]

export function readDescription(bundle: unknown, extensions: Extensions): Description {
  const root = recordOf(bundle)
  const info = recordOf(root.info)
  const tags = listOf(root.tags)
    .map(recordOf)
    .map((tag) => ({
      name: stringOf(tag.name) ?? '',
      description: stringOf(tag.description)?.trim() ?? '',
      secretAnswers: tag['x-secret-answers'] === true,
    }))
  const order = new Map(tags.map((tag, index) => [tag.name, index]))
  const place = (tag: string) => order.get(tag) ?? tags.length
  return {
    vocabulary: readVocabulary(extensions),
    title: stringOf(info.title) ?? '',
    description: stringOf(info.description)?.trim() ?? '',
    tags,
    servers: listOf(root.servers)
      .map(recordOf)
      .map(({ url, description }) => ({
        url: stringOf(url) ?? '',
        description: stringOf(description)?.trim() ?? '',
      })),
    services: readServices(root['x-services']),
    errorCodes: stringsOf(root['x-error-codes']),
    errorMeanings: new Map(
      Object.entries(recordOf(root['x-error-meanings'])).map(([name, text]) => [
        name,
        String(text),
      ]),
    ),
    operations: readOperations(root).sort((a, b) => place(a.tag) - place(b.tag)),
    schemas: new Map(
      Object.entries(recordOf(recordOf(root.components).schemas))
        .map(([name, schema]) => [name, readSchema(schema)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  }
}

function readVocabulary({ operation }: Extensions): Vocabulary {
  const words = (name: string, pointer: string) =>
    stringsOf(valueAt(operation[name]?.value, `${pointer}/enum`))
  return {
    callers: words('x-callers', '/items'),
    hosts: words('x-host', ''),
    retries: words('x-retry', ''),
    operators: words('x-query-fields', '/operators'),
  }
}

function readServices(value: unknown): Map<string, Service> {
  const services = Object.entries(recordOf(value)).map(([name, service]) => {
    const { title, publicPath } = recordOf(service)
    return [name, { title: stringOf(title) ?? '', publicPath: stringOf(publicPath) ?? '' }] as const
  })
  return new Map(services)
}

function readOperations(root: UnknownRecord): Operation[] {
  return Object.entries(recordOf(root.paths)).flatMap(([path, value]) => {
    const item = recordOf(value)
    return methods
      .filter(([key]) => item[key] !== undefined)
      .map(([key, method]) => readOperation(root, path, key, method, item))
  })
}

function readOperation(
  root: UnknownRecord,
  path: string,
  key: string,
  method: Method,
  item: UnknownRecord,
): Operation {
  const source = recordOf(item[key])
  const id = stringOf(source.operationId) ?? ''
  const [tag = '', name = ''] = id.split('.')
  const parameters = [...listOf(item.parameters), ...listOf(source.parameters)].map((parameter) =>
    resolve(root, parameter),
  )
  const body = resolve(root, source.requestBody)
  const bodyContent = recordOf(recordOf(body.content)['application/json'])
  const answers = Object.entries(recordOf(source.responses)).map(
    ([status, answer]) => [status, contentOf(resolve(root, answer))] as const,
  )
  const success = answers.find(([status]) => status.startsWith('2'))?.[1]
  return {
    id,
    tag,
    name,
    method,
    path,
    summary: stringOf(source.summary)?.trim() ?? '',
    description: stringOf(source.description)?.trim() ?? '',
    deprecated: source.deprecated === true,
    service: stringOf(source['x-service']) ?? '',
    host: stringOf(source['x-host']) ?? '',
    retry: stringOf(source['x-retry']) ?? '',
    callers: stringsOf(source['x-callers']),
    origin: stringOf(source['x-origin']) ?? '',
    errorCodes: listOf(source['x-error-codes']).map(String),
    mirrors: Object.fromEntries(
      Object.entries(recordOf(source['x-path-mirrors'])).map(([from, to]) => [from, String(to)]),
    ),
    ...defined('paging', readPaging(source['x-paging'])),
    ...defined('queryFields', readQueryFields(source['x-query-fields'])),
    page: source['x-page'] === true,
    ...defined('longQueryFallback', stringOf(source['x-long-query-fallback'])),
    pathParameters: parametersIn('path', path, parameters),
    queryParameters: parametersIn('query', path, parameters),
    ...(bodyContent.schema === undefined
      ? {}
      : {
          body: {
            schema: readSchema(bodyContent.schema),
            required: body.required === true,
            ...defined('example', exampleOf(root, bodyContent)),
          },
        }),
    ...defined('answer', success?.schema === undefined ? undefined : readSchema(success.schema)),
    ...defined('answerExample', success === undefined ? undefined : exampleOf(root, success)),
    failures: answers
      .filter(([status, content]) => !status.startsWith('2') && content.schema !== undefined)
      .map(([, content]) => readSchema(content.schema)),
    pointer: pointerTo('paths', path, key),
  }
}

function contentOf(answer: UnknownRecord): UnknownRecord {
  return recordOf(recordOf(answer.content)['application/json'])
}

function resolve(root: UnknownRecord, value: unknown): UnknownRecord {
  const record = recordOf(value)
  const ref = stringOf(record.$ref)
  return ref === undefined ? record : resolve(root, valueAt(root, ref))
}

function exampleOf(root: UnknownRecord, content: UnknownRecord) {
  if (content.example !== undefined) return jsonOf(content.example)
  const [first] = Object.values(recordOf(content.examples))
  return jsonOf(resolve(root, first).value)
}

function parametersIn(
  place: string,
  path: string,
  parameters: readonly UnknownRecord[],
): Parameter[] {
  const found = parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => ({
      name: stringOf(parameter.name) ?? '',
      required: parameter.required === true,
      ...defined('example', jsonOf(parameter.example)),
      ...defined('description', stringOf(parameter.description)?.trim()),
      deprecated: parameter.deprecated === true,
      schema: readSchema(parameter.schema),
    }))
  if (place !== 'path') return found
  // Callers give path parameters by position: the order of the path decides, not that of the description.
  return found.sort((a, b) => path.indexOf(`{${a.name}}`) - path.indexOf(`{${b.name}}`))
}

function readPaging(value: unknown): Paging | undefined {
  if (value === undefined) return undefined
  const { style, items, query, total } = recordOf(value)
  return {
    style: typeof style === 'string' ? [style] : stringsOf(style),
    items: stringOf(items) ?? '',
    query: stringOf(query) ?? '',
    ...defined('total', stringOf(total)),
  }
}

function readQueryFields(value: unknown): Map<string, QueryField> | undefined {
  if (value === undefined) return undefined
  return new Map(
    Object.entries(recordOf(value)).map(([name, field]) => {
      const { type, operators, sortable, additions } = recordOf(field)
      const entry = {
        type: stringOf(type) ?? '',
        operators: stringsOf(operators),
        sortable: sortable === true,
        additions: stringsOf(additions),
      }
      return [name, entry] as const
    }),
  )
}

/** `anyOf: [X, { type: 'null' }]` is X that may be null: the union says nothing more. */
function withoutNullBranch(source: UnknownRecord): UnknownRecord {
  const key = source.anyOf === undefined ? 'oneOf' : 'anyOf'
  const branches = listOf(source[key]).map(recordOf)
  const others = branches.filter(({ type }) => type !== 'null')
  if (others.length === branches.length) return source
  const [only, ...more] = others
  const { [key]: _union, ...beside } = source
  if (only === undefined || more.length > 0) return { ...beside, [key]: others, type: ['null'] }
  return { ...only, ...beside, type: [...[only.type ?? []].flat(), 'null'] }
}

function readSchema(value: unknown): Schema {
  const source = withoutNullBranch(recordOf(value))
  const types = typeof source.type === 'string' ? [source.type] : stringsOf(source.type)
  const ref = stringOf(source.$ref)
  const limits: Partial<Record<LimitKeyword, number>> = {}
  for (const keyword of limitKeywords) {
    const limit = numberOf(source[keyword])
    if (limit !== undefined) limits[keyword] = limit
  }
  return {
    ...defined('ref', ref?.replace('#/components/schemas/', '')),
    types: types.filter((type) => type !== 'null'),
    nullable: types.includes('null'),
    ...defined('description', stringOf(source.description)?.trim()),
    ...defined('format', stringOf(source.format)),
    ...defined(
      'enum',
      source.enum === undefined
        ? undefined
        : listOf(jsonOf(source.enum)).flatMap((item) => jsonOf(item) ?? null),
    ),
    ...defined('const', jsonOf(source.const)),
    ...defined('default', jsonOf(source.default)),
    ...defined('example', jsonOf(source.example ?? listOf(source.examples)[0])),
    ...(source.properties === undefined ? {} : { properties: readProperties(source.properties) }),
    required: stringsOf(source.required),
    ...(source.items === undefined ? {} : { items: readSchema(source.items) }),
    ...readOpenness(source.additionalProperties),
    ...defined('allOf', readBranches(source.allOf)),
    ...defined('oneOf', readBranches(source.oneOf)),
    ...defined('anyOf', readBranches(source.anyOf)),
    limits,
    ...defined('pattern', stringOf(source.pattern)),
    ...(source.uniqueItems === true ? { uniqueItems: true } : {}),
    readOnly: source.readOnly === true,
    deprecated: source.deprecated === true,
    ...defined('origin', stringOf(source['x-origin'])),
    ...defined('enumeration', stringOf(source['x-enumeration'])),
    ...defined('valueOrigins', readValueOrigins(source['x-value-origin'])),
    ...(source['x-at-most-one'] === undefined
      ? {}
      : { atMostOne: listOf(source['x-at-most-one']).map(stringsOf) }),
    ...(source['x-decimal'] === undefined ? {} : { decimal: readDecimal(source['x-decimal']) }),
    immutable: source['x-immutable'] === true,
    clearable: source['x-clearable'] === true,
  }
}

function readProperties(value: unknown): Map<string, Schema> {
  return new Map(
    Object.entries(recordOf(value)).map(([name, schema]) => [name, readSchema(schema)]),
  )
}

function readValueOrigins(value: unknown): Map<string, string> | undefined {
  if (value === undefined) return undefined
  return new Map(Object.entries(recordOf(value)).map(([name, origin]) => [name, String(origin)]))
}

function readBranches(value: unknown): Schema[] | undefined {
  return value === undefined ? undefined : listOf(value).map(readSchema)
}

function readOpenness(value: unknown): Pick<Schema, 'additionalProperties'> {
  if (value === undefined) return {}
  if (typeof value === 'boolean') return { additionalProperties: value }
  const isOpen = Object.keys(recordOf(value)).length === 0
  return { additionalProperties: isOpen ? true : readSchema(value) }
}

function readDecimal(value: unknown): Schema['decimal'] {
  const { scale, ...bounds } = recordOf(value)
  const text = (bound: unknown) => (bound === undefined ? undefined : String(bound))
  return {
    ...defined('minimum', text(bounds.minimum)),
    ...defined('maximum', text(bounds.maximum)),
    ...defined('exclusiveMinimum', text(bounds.exclusiveMinimum)),
    ...defined('exclusiveMaximum', text(bounds.exclusiveMaximum)),
    ...defined('scale', numberOf(scale)),
  }
}

/** `{ [key]: value }`, or nothing when there is no value: absent keys stay absent. */
function defined<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value })
}
