/** The operations of the description, read from the bundle. */
import {
  given,
  jsonOf,
  listOf,
  mapOf,
  pointerTo,
  recordOf,
  stringOf,
  stringsOf,
  targetOf,
  type UnknownRecord,
} from './json.ts'
import { readSchema } from './schema.ts'

/** Those that clients support. */
export const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const

export type Method = (typeof methods)[number]

/** Caller by the security scheme of their token; an operation without one is public. */
export const callerOfScheme: Readonly<Record<string, string>> = {
  visitorToken: 'visitor',
  memberToken: 'member',
  apiKey: 'app',
}

export type Operation = Readonly<ReturnType<typeof readOperation>>

export type Parameter = Readonly<ReturnType<typeof readParameter>>

export type QueryField = Readonly<ReturnType<typeof readQueryField>>

export function readOperations(root: UnknownRecord): readonly Operation[] {
  return Object.entries(recordOf(root.paths)).flatMap(([path, value]) => {
    const item = recordOf(value)
    return methods
      .filter((method) => item[method.toLowerCase()] !== undefined)
      .map((method) => readOperation(root, path, method, item))
  })
}

function readOperation(root: UnknownRecord, path: string, method: Method, item: UnknownRecord) {
  const key = method.toLowerCase()
  const source = recordOf(item[key])
  const id = stringOf(source.operationId) ?? ''
  const [tag = '', name = ''] = id.split('.')
  // Parameters of an operation override those of its path.
  const named = [...listOf(item.parameters), ...listOf(source.parameters)].map((written) => {
    const { value: parameter } = targetOf(root, written)
    return [`${parameter.in} ${parameter.name}`, parameter] as const
  })
  const parameters = [...new Map(named).values()]
  const placeOf = (parameter: Parameter) => path.indexOf(`{${parameter.name}}`)
  const { value: body } = targetOf(root, source.requestBody)
  const bodyContent = contentOf(body)
  const answers = Object.entries(recordOf(source.responses)).map(
    ([status, answer]) => [status, contentOf(targetOf(root, answer).value)] as const,
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
    callers: callersOf(source.security),
    origin: stringOf(source['x-origin']) ?? '',
    errorCodes: listOf(source['x-error-codes']).map(String),
    mirrors: Object.fromEntries(mapOf(source['x-path-mirrors'], String)),
    paging: given(source['x-paging'], readPaging),
    queryFields: given(source['x-query-fields'], (fields) => mapOf(fields, readQueryField)),
    page: source['x-page'] === true,
    /** Whether the current release also supports a GET with the request in the parameter `.r`. */
    packed: source['x-packed-request'] === true,
    longQueryFallback: stringOf(source['x-long-query-fallback']),
    /** The error code for "none yet", and the response field with the entity. */
    noneYet: given(source['x-none-yet'], (signs) => {
      const { code, field } = recordOf(signs)
      return { code: stringOf(code) ?? '', field: stringOf(field) ?? '' }
    }),
    // Positional: the order of the path decides, not that of the description.
    pathParameters: parametersIn('path', parameters).sort((a, b) => placeOf(a) - placeOf(b)),
    queryParameters: parametersIn('query', parameters),
    body: given(bodyContent.schema, (schema) => ({
      schema: readSchema(schema),
      required: body.required === true,
      example: exampleOf(root, bodyContent),
    })),
    answer: given(success?.schema, readSchema),
    answerExample: given(success, (content) => exampleOf(root, recordOf(content))),
    failures: answers
      .filter(([status, content]) => !status.startsWith('2') && content.schema !== undefined)
      .map(([, content]) => readSchema(content.schema)),
    pointer: pointerTo('paths', path, key),
  }
}

function callersOf(security: unknown): readonly string[] {
  const schemes = listOf(security).flatMap((scheme) => Object.keys(recordOf(scheme)))
  return schemes.length === 0 ? ['anyone'] : schemes.map((name) => callerOfScheme[name] ?? name)
}

function contentOf(answer: UnknownRecord): UnknownRecord {
  return recordOf(recordOf(answer.content)['application/json'])
}

function exampleOf(root: UnknownRecord, content: UnknownRecord) {
  if (content.example !== undefined) return jsonOf(content.example)
  const [first] = Object.values(recordOf(content.examples))
  return jsonOf(targetOf(root, first).value.value)
}

function parametersIn(place: string, parameters: readonly UnknownRecord[]): Parameter[] {
  return parameters.filter((parameter) => parameter.in === place).map(readParameter)
}

function readParameter(parameter: UnknownRecord) {
  return {
    name: stringOf(parameter.name) ?? '',
    required: parameter.required === true,
    example: jsonOf(parameter.example),
    description: stringOf(parameter.description)?.trim(),
    deprecated: parameter.deprecated === true,
    schema: readSchema(parameter.schema),
  }
}

function readPaging(value: unknown) {
  const { style, items, query, total } = recordOf(value)
  return {
    style: typeof style === 'string' ? [style] : stringsOf(style),
    items: stringOf(items) ?? '',
    query: stringOf(query) ?? '',
    total: stringOf(total),
  }
}

function readQueryField(value: unknown) {
  const { type, operators, sortable, additions } = recordOf(value)
  return {
    type: stringOf(type) ?? '',
    operators: stringsOf(operators),
    sortable: sortable === true,
    additions: stringsOf(additions),
  }
}
