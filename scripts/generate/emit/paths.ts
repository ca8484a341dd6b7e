/** Emits paths.ts: the path client's interface, written out plainly so that editors answer at once. */

import type { Operation } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import type { Codecs } from './codecs.ts'
import { bodyType } from './plain-queries.ts'
import { queryTypeName } from './schemas.ts'
import { qualify, request, signaturesOf } from './signatures.ts'
import { header, quote } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

export function emitPaths(views: Views, types: TypePrinter, codecs: Codecs): string {
  const paths = new Map<string, Operation[]>()
  for (const operation of views.description.operations) {
    paths.set(operation.path, [...(paths.get(operation.path) ?? []), operation])
  }
  const entries = [...paths]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, operations]) => {
      const methods = operations.map((operation) => pathMethod(views, types, codecs, operation))
      return `  ${quote(path)}: {\n${methods.join('')}  }\n`
    })
  return [
    header('Every operation by its path and method.'),
    "import type { Offered, PathAnswer, RawOptions } from './operation.ts'\nimport type * as schema from './schema.ts'\n\n",
    '/** Calls by path. `Options` are the options of one call, `Failure` is the error it answers; with `Additions` they take what only the sandbox has. */\n',
    `export interface PathClient<Options, Failure, Additions extends boolean = false> {\n${entries.join('')}}\n`,
  ].join('')
}

function pathMethod(
  views: Views,
  types: TypePrinter,
  codecs: Codecs,
  operation: Operation,
): string {
  const { pathParameters, queryParameters, body } = operation
  const path = pathParameters.map(
    ({ name, schema }) =>
      `${name}${schema.default === undefined ? '' : '?'}: ${qualify(types.type(schema, request))}`,
  )
  const isPathRequired = pathParameters.some(({ schema }) => schema.default === undefined)
  const queryType = queryTypeName(views, operation)
  const isQueryRequired = queryParameters.some(({ required }) => required)
  const params = [
    ...(path.length === 0 ? [] : [`path${isPathRequired ? '' : '?'}: { ${path.join('; ')} }`]),
    ...(queryType === undefined ? [] : [`query${isQueryRequired ? '' : '?'}: schema.${queryType}`]),
  ]
  const areParamsRequired = isPathRequired || isQueryRequired
  const fields = [
    ...(params.length === 0
      ? []
      : [`params${areParamsRequired ? '' : '?'}: { ${params.join('; ')} }`]),
    ...(body === undefined
      ? []
      : [`body${body.required ? '' : '?'}: ${bodyType(views, types, operation, body.schema)}`]),
  ]
  const isRequired = areParamsRequired || body?.required === true
  const lines = signaturesOf(types, codecs, operation, '    ').map(
    ({ doc, data, options, isRaw }) => {
      const own = options.includes('|') && fields.length > 0 ? `(${options})` : options
      const call = [...(fields.length === 0 ? [] : [`{ ${fields.join('; ')} }`]), own].join(' & ')
      const mark = isRequired || isRaw ? '' : '?'
      return `${doc}    ${operation.method}(call${mark}: ${call}): Promise<PathAnswer<${data}, Failure>>\n`
    },
  )
  return lines.join('')
}
