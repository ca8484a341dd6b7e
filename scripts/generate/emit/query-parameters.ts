/** Emits query-parameters.ts: how the sandbox reads query strings. */
import type { Parameter, Schema } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import { header, literal } from './source-text.ts'

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
  const packed = views.description.operations.filter((one) => one.packed).map(({ id }) => id)
  return [
    header(
      'How the query parameters of each operation are written, and which requests come packed into one.',
    ),
    "import type { ParameterType } from './operation.ts'\n\n",
    'type Parameters = Readonly<Record<string, ParameterType>>\n\n',
    `export const queryParameters: Readonly<Record<string, Parameters | undefined>> = {\n${entries.join('')}}\n\n`,
    `export const packedRequests: ReadonlySet<string> = new Set(${literal(packed)})\n`,
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
