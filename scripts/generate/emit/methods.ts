/** Emits methods.ts: the named methods. Path parameters by position, then one object, then the options. */

import type { Operation, Schema } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import type { Codecs } from './codecs.ts'
import { docstring } from './docstring.ts'
import type { Fragments } from './fragments.ts'
import { byTag } from './operations.ts'
import { bodyType } from './plain-queries.ts'
import { queryTypeName } from './schemas.ts'
import { allGiven, noneYetSignature, qualify, request, signaturesOf } from './signatures.ts'
import { capitalised, header } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

export function emitMethods(
  views: Views,
  types: TypePrinter,
  codecs: Codecs,
  fragments: Fragments,
): string {
  const groups = [...byTag(views.description.operations)]
  const interfaces = groups.map(([tag, operations]) => {
    const methods = operations.map((operation) =>
      fragments.ofOperation('method', operation, () => {
        const given = methodParameters(views, types, operation)
        const signatures = signaturesOf(types, codecs, operation, '  ').map(
          ({ doc, data, options, isRaw }) => {
            const parameters = isRaw
              ? [...allGiven(given), `options: ${options}`]
              : [...given, `options?: ${options}`]
            return `${doc}  ${operation.name}(${parameters.join(', ')}): ApiPromise<${data}, Failure>\n`
          },
        )
        const none = noneYetSignature(views, types, operation, '    ')
        if (none === undefined) return signatures.join('\n')
        // As an object type, so that the method has its other form as a property.
        const calls = signatures.join('\n').replaceAll(`  ${operation.name}(`, '  (')
        const parameters = [...given, 'options?: Options'].join(', ')
        return [
          docstring(
            [`${operation.summary}; \`.orUndefined\` answers undefined while there is none.`],
            '  ',
          ),
          `  ${operation.name}: {\n`,
          calls.replaceAll(/^(?=.)/gm, '  '),
          `\n${none.doc}    orUndefined(${parameters}): ApiPromise<${none.data}, Failure>\n  }\n`,
        ].join('')
      }),
    )
    const doc = docstring([views.description.tags.find(({ name }) => name === tag)?.description])
    const text = methods.join('\n')
    const additions = knowsAdditions(text) ? ', Additions extends boolean = false' : ''
    return `${doc}export interface ${capitalised(tag)}Methods<Options, Failure = Error${additions}> {\n${text}}\n\n`
  })
  const members = groups.map(([tag], index) => {
    const doc = docstring(
      [views.description.tags.find(({ name }) => name === tag)?.description],
      '  ',
    )
    const additions = knowsAdditions(interfaces[index] ?? '') ? ', Additions' : ''
    return `${doc}  ${tag}: ${capitalised(tag)}Methods<Options, Failure${additions}>\n`
  })
  return [
    header('Every operation as a method of its group.'),
    "import type { ApiPromise, Offered, RawOptions } from './operation.ts'\nimport type * as schema from './schema.ts'\n\n",
    ...interfaces,
    docstring([
      'The named methods of the client. `Options` are the options of one call, `Failure` is the error it rejects with; with `Additions` they take what only the sandbox has.',
    ]),
    `export interface Methods<Options, Failure = Error, Additions extends boolean = false> {\n${members.join('')}}\n`,
  ].join('')
}

/** Whether any of these signatures depends on whether the client asks for additions. */
export const knowsAdditions = (signatures: string): boolean => signatures.includes('Offered<')

/** One argument of a method; the query's fields are the operation's own. */
export interface Argument {
  readonly name: string
  readonly kind: 'path' | 'body' | 'query'
  readonly isOptional: boolean
  /** The schema of the argument, if it has one; a query has a generated type instead. */
  readonly schema?: Schema
}

/** The arguments of a method in order: path parameters, then the body or, without one, the query. */
export function argumentsOf(views: Views, operation: Operation): readonly Argument[] {
  const { pathParameters, queryParameters, body } = operation
  const path = pathParameters.map(({ name, schema }): Argument => {
    return { name, kind: 'path', isOptional: false, schema }
  })
  if (body !== undefined) {
    const isOptional = !body.required || !needsAnything(views, operation)
    return [...path, { name: 'body', kind: 'body', isOptional, schema: body.schema }]
  }
  if (queryParameters.length === 0) return path
  const isOptional = !queryParameters.some(({ required }) => required)
  return [...path, { name: 'query', kind: 'query', isOptional }]
}

/** `id: string`, `query?: schema.GetProductQuery`. */
export function methodParameters(
  views: Views,
  types: TypePrinter,
  operation: Operation,
  typeOfBody: typeof bodyType = bodyType,
): readonly string[] {
  return argumentsOf(views, operation).map(({ name, kind, isOptional, schema }) => {
    const given = schema
      ? kind === 'body'
        ? typeOfBody(views, types, operation, schema)
        : qualify(types.type(schema, request))
      : `schema.${queryTypeName(views, operation)}`
    // Arguments go by position: one with a default is given as undefined where another follows it.
    const type = kind === 'path' && schema?.default !== undefined ? `${given} | undefined` : given
    return `${name}${isOptional ? '?' : ''}: ${type}`
  })
}

/** Whether the body has a field that must be given. */
function needsAnything(views: Views, { body }: Operation): boolean {
  if (body === undefined) return false
  const schema = views.resolve(body.schema)
  return schema.required.some((name) => schema.properties?.get(name)?.readOnly !== true)
}
