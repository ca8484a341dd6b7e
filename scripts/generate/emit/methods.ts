/** Emits methods.ts: the named methods. Path parameters by position, then one object, then the options. */

import type { Operation } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import type { Codecs } from './codecs.ts'
import { docstring } from './docstring.ts'
import { byTag } from './operations.ts'
import { queryTypeName } from './schemas.ts'
import { allGiven, qualify, request, signaturesOf } from './signatures.ts'
import { capitalised, header } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

export function emitMethods(views: Views, types: TypePrinter, codecs: Codecs): string {
  const groups = [...byTag(views.description.operations)]
  const interfaces = groups.map(([tag, operations]) => {
    const methods = operations.flatMap((operation) => {
      const given = methodParameters(views, types, operation)
      return signaturesOf(types, codecs, operation, '  ').map(({ doc, data, options, isRaw }) => {
        const parameters = isRaw
          ? [...allGiven(given), `options: ${options}`]
          : [...given, `options?: ${options}`]
        return `${doc}  ${operation.name}(${parameters.join(', ')}): ApiPromise<${data}, Failure>\n`
      })
    })
    const doc = docstring([views.description.tags.find(({ name }) => name === tag)?.description])
    return `${doc}export interface ${capitalised(tag)}Methods<Options, Failure = Error> {\n${methods.join('\n')}}\n\n`
  })
  const members = groups.map(([tag]) => {
    const doc = docstring(
      [views.description.tags.find(({ name }) => name === tag)?.description],
      '  ',
    )
    return `${doc}  ${tag}: ${capitalised(tag)}Methods<Options, Failure>\n`
  })
  return [
    header('Every operation as a method of its group.'),
    "import type { ApiPromise, RawOptions } from './operation.ts'\nimport type * as schema from './schema.ts'\n\n",
    ...interfaces,
    '/** The named methods of the client. `Options` are the options of one call, `Failure` is the error it rejects with. */\n',
    `export interface Methods<Options, Failure = Error> {\n${members.join('')}}\n`,
  ].join('')
}

/** `id: string`, `query?: schema.GetProductQuery`. */
export function methodParameters(
  views: Views,
  types: TypePrinter,
  operation: Operation,
): readonly string[] {
  const { pathParameters, queryParameters, body } = operation
  const path = pathParameters.map(
    (parameter) => `${parameter.name}: ${qualify(types.type(parameter.schema, request))}`,
  )
  const queryType = queryTypeName(views, operation)
  const rest: string[] = []
  if (body !== undefined) {
    const isOptional = !body.required || !needsAnything(views, operation)
    rest.push(`body${isOptional ? '?' : ''}: ${qualify(types.type(body.schema, request))}`)
  } else if (queryType !== undefined) {
    const isOptional = !queryParameters.some(({ required }) => required)
    rest.push(`query${isOptional ? '?' : ''}: schema.${queryType}`)
  }
  return [...path, ...rest]
}

/** Whether the body has a field that must be given. */
function needsAnything(views: Views, { body }: Operation): boolean {
  if (body === undefined) return false
  const schema = views.resolve(body.schema)
  return schema.required.some((name) => schema.properties?.get(name)?.readOnly !== true)
}
