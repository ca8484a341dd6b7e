/** Emits paths.ts: the path client's interface, without computed types so that editors stay fast. */
import { grouped } from '../model/grouped.ts'
import type { Operation } from '../model/operation.ts'
import { plain } from '../model/types.ts'
import { callType, mayBeLeftOut } from './arguments.ts'
import { docstring } from './docstring.ts'
import { bodyType } from './plain-queries.ts'
import { request, signaturesOf } from './signatures.ts'
import { header, quote } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'
import { sourceOf } from './type-text.ts'

export function emitPaths(types: TypePrinter): string {
  const entries = [...grouped(types.views.description.operations, ({ path }) => path)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, operations]) => {
      const methods = operations.map((operation) => pathMethod(types, operation))
      return `  ${quote(path)}: {\n${methods.join('')}  }\n`
    })
  return [
    header('Every operation by its path and method.'),
    "import type { Offered, PathAnswer, RawOptions } from './operation.ts'\nimport type * as schema from './schema.ts'\n\n",
    '/** Calls by path. `Options` are the options of one call, `Failure` is the error it returns; with `Additions` they take what only the sandbox has. */\n',
    `export interface PathClient<Options, Failure, Additions extends boolean = false> {\n${entries.join('')}}\n`,
  ].join('')
}

function pathMethod(types: TypePrinter, operation: Operation): string {
  const body = operation.body && types.of(operation.body.schema, request)
  const type = callType(types, operation, body && plain(bodyType(types, operation, body)))
  const isRequired = !mayBeLeftOut(type)
  const given = type.fields.size === 0 ? '' : sourceOf(type, 'schema.')
  const lines = signaturesOf(types, operation).map(({ doc, data, options, isRaw }) => {
    const own = options.includes('|') && given !== '' ? `(${options})` : options
    const call = [...(given === '' ? [] : [given]), own].join(' & ')
    const mark = isRequired || isRaw ? '' : '?'
    return `${docstring(doc, '    ')}    ${operation.method}(call${mark}: ${call}): Promise<PathAnswer<${data}, Failure>>\n`
  })
  return lines.join('')
}
