/** Shared by calls by path, methods and functions: argument and response types, docstrings. */
import { deprecationTag } from '../model/deprecation.ts'
import type { Operation } from '../model/operation.ts'
import type { Schema } from '../model/schema.ts'
import type { View, Views } from '../model/views.ts'
import { literal } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

export const request: View = { side: 'caller', direction: 'request' }
export const answered: View = { side: 'caller', direction: 'answer' }

/** One overload of an operation: its docstring, and the types of the response's data and of its options. */
export type Signature = ReturnType<typeof signaturesOf>[number]

/**
 * The overloads of an operation: decoded and, where that differs, raw. Decoded comes first, because
 * editors show the first.
 */
export function signaturesOf(types: TypePrinter, operation: Operation) {
  const { answer, page, summary } = operation
  const data = answerTypeOf(types, operation, 'schema.')
  const doc = operationDoc(operation)
  if (page || !answer || !types.views.holdsFormat(answer)) {
    return [{ doc, data, options: 'Options | RawOptions<Options>', isRaw: false }]
  }
  return [
    { doc, data, options: 'Options', isRaw: false },
    {
      doc: [`${summary}: the response as it is on the wire.`],
      data: `schema.Wire<${data}>`,
      options: 'RawOptions<Options>',
      // The options are required.
      isRaw: true,
    },
  ]
}

export function noneYetEntity(views: Views, { noneYet, answer }: Operation): Schema | undefined {
  return noneYet && answer && views.resolve(answer).properties?.get(noneYet.field)
}

/** The form of an operation that returns undefined while its entity does not exist. */
export function noneYetSignature(types: TypePrinter, operation: Operation) {
  const { noneYet, summary } = operation
  const entity = noneYetEntity(types.views, operation)
  if (noneYet === undefined || entity === undefined) return undefined
  const { code, field } = noneYet
  const doc = [
    `${summary}, or undefined while there is none: \`${code}\` and a response without \`${field}\` are not failures here, and the result is the \`${field}\` itself.`,
    '@throws ApiError for every other failure',
  ]
  return { doc, data: `${types.text(entity, answered, 'schema.')} | undefined` }
}

/** The parameters followed by the options; required options make all required, undefined for none. */
export function withOptions(given: readonly string[], signature: Signature): readonly string[] {
  const { options, isRaw } = signature
  if (!isRaw) return [...given, `options?: ${options}`]
  const all = given.map((text) => text.replace(/^(\w+)\?: (.*)$/, '$1: $2 | undefined'))
  return [...all, `options: ${options}`]
}

/** The type of an operation's response; an HTML page is a string. */
export function answerTypeOf(types: TypePrinter, { answer, page }: Operation, prefix = ''): string {
  if (page) return 'string'
  return answer === undefined ? 'undefined' : types.text(answer, answered, prefix)
}

/** The docstring of an operation, the same in every call style. */
function operationDoc(operation: Operation): (string | undefined)[] {
  const { method, path, pathParameters, callers, origin, errorCodes, description } = operation
  const addition = origin === 'addition' ? '; an addition to the specification' : ''
  return [
    operation.summary,
    description,
    `\`${method} ${path}\`, for ${callers.join(', ')}${addition}.`,
    ...pathParameters.map(({ name, schema }) =>
      schema.default === undefined
        ? undefined
        : `Its \`${name}\` is ${literal(schema.default)}; a call by path can give another.`,
    ),
    errorCodes.length === 0 ? undefined : `@throws ApiError with code ${errorCodes.join(', ')}`,
    deprecationTag(description, operation.deprecated),
  ]
}
