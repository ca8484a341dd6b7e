/** Emits paths.ts: the path client's interface, written out plainly so that editors answer at once. */

import type { Operation } from '../model/description.ts'
import type { Codecs } from './codecs.ts'
import { groupsOf } from './operations.ts'
import { bodyType } from './plain-queries.ts'
import { queryTypeName } from './schemas.ts'
import { request, signaturesOf } from './signatures.ts'
import { header, quote } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

export function emitPaths(types: TypePrinter, codecs: Codecs): string {
  const entries = [...groupsOf(types.views.description.operations, 'path')]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, operations]) => {
      const methods = operations.map((operation) => pathMethod(types, codecs, operation))
      return `  ${quote(path)}: {\n${methods.join('')}  }\n`
    })
  return [
    header('Every operation by its path and method.'),
    "import type { Offered, PathAnswer, RawOptions } from './operation.ts'\nimport type * as schema from './schema.ts'\n\n",
    '/** Calls by path. `Options` are the options of one call, `Failure` is the error it answers; with `Additions` they take what only the sandbox has. */\n',
    `export interface PathClient<Options, Failure, Additions extends boolean = false> {\n${entries.join('')}}\n`,
  ].join('')
}

/** A field of a call as source, and whether it must be given. */
type CallField = readonly [text: string, isRequired: boolean]

function pathMethod(types: TypePrinter, codecs: Codecs, operation: Operation): string {
  const { pathParameters, queryParameters, body } = operation
  const path = pathParameters.map(({ name, schema }) =>
    field(name, schema.default === undefined, types.text(schema, request, 'schema.')),
  )
  const query = queryTypeName(types.views, operation)
  const params = [
    ...object('path', path),
    ...(query === undefined
      ? []
      : [
          field(
            'query',
            queryParameters.some(({ required }) => required),
            `schema.${query}`,
          ),
        ]),
  ]
  const fields = [
    ...object('params', params),
    ...(body ? [field('body', body.required, bodyType(types, operation, body.schema))] : []),
  ]
  const isRequired = fields.some(([, required]) => required)
  const given = fields.map(([text]) => text).join('; ')
  const lines = signaturesOf(types, codecs, operation, '    ').map((signature) => {
    if (!signature) return ''
    const { doc, data, options, isRaw } = signature
    const own = options.includes('|') && given !== '' ? `(${options})` : options
    const call = [...(given === '' ? [] : [`{ ${given} }`]), own].join(' & ')
    const mark = isRequired || isRaw ? '' : '?'
    return `${doc}    ${operation.method}(call${mark}: ${call}): Promise<PathAnswer<${data}, Failure>>\n`
  })
  return lines.join('')
}

const field = (name: string, isRequired: boolean, type: string): CallField => [
  `${name}${isRequired ? '' : '?'}: ${type}`,
  isRequired,
]

/** An object is required as soon as one of its fields is; without fields there is none. */
function object(name: string, fields: readonly CallField[]): readonly CallField[] {
  if (fields.length === 0) return []
  const isRequired = fields.some(([, required]) => required)
  return [field(name, isRequired, `{ ${fields.map(([text]) => text).join('; ')} }`)]
}
