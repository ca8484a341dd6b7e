/** Parses the operations of the bundle. */
import type { Method, Operation, Paging, Parameter, QueryField } from '../model/description.ts'
import type { UnknownRecord } from '../model/json.ts'
import {
  defined,
  jsonOf,
  listOf,
  pointerTo,
  recordOf,
  stringOf,
  stringsOf,
  valueAt,
} from '../model/json.ts'
import { readSchema } from './parse-schema.ts'

const methods: readonly (readonly [string, Method])[] = [
  ['get', 'GET'],
  ['post', 'POST'],
  ['patch', 'PATCH'],
  ['delete', 'DELETE'],
]

/** Operations by the node of all paths, which a rebuild after a save of schemas keeps. */
const known = new WeakMap<UnknownRecord, readonly Operation[]>()

export function readOperations(root: UnknownRecord): readonly Operation[] {
  const paths = recordOf(root.paths)
  const operations = known.get(paths) ?? parse(root)
  known.set(paths, operations)
  return operations
}

function parse(root: UnknownRecord): readonly Operation[] {
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
    packed: source['x-packed-request'] === true,
    ...defined('longQueryFallback', stringOf(source['x-long-query-fallback'])),
    ...defined('noneYet', readNoneYet(source['x-none-yet'])),
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

function readNoneYet(value: unknown): Operation['noneYet'] {
  const { code, field } = recordOf(value)
  return value === undefined
    ? undefined
    : { code: stringOf(code) ?? '', field: stringOf(field) ?? '' }
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
