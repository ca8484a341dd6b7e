/** What calls by path, named methods and functions share: argument and answer types, docstrings. */

import { deprecationTag } from '../model/deprecation.ts'
import type { Operation, Schema } from '../model/description.ts'
import type { View, Views } from '../model/views.ts'
import { literal } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

export const request: View = { side: 'caller', direction: 'request' }
export const answered: View = { side: 'caller', direction: 'answer' }

/** One way to call an operation. */
export interface Signature {
  /** The paragraphs of its docstring. */
  readonly doc: readonly (string | undefined)[]
  /** The type of what is answered. */
  readonly data: string
  /** The type of its options. */
  readonly options: string
  /** Whether the options must be there, to say so. */
  readonly isRaw: boolean
}

/**
 * The ways to call an operation: with its answer decoded and, where that changes the answer, raw. The
 * decoded one comes first, because that is the one editors show.
 */
export function signaturesOf(types: TypePrinter, operation: Operation): readonly Signature[] {
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
      isRaw: true,
    },
  ]
}

/** What an operation may find none of yet. */
export function noneYetEntity(views: Views, { noneYet, answer }: Operation): Schema | undefined {
  return noneYet && answer && views.resolve(answer).properties?.get(noneYet.field)
}

/** The form of an operation that answers with what there is, or undefined while there is none. */
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

/** The parameters with the options behind them; where those must be there, so must the others, undefined for nothing. */
export function withOptions(given: readonly string[], signature: Signature): readonly string[] {
  const { options, isRaw } = signature
  if (!isRaw) return [...given, `options?: ${options}`]
  const all = given.map((text) => text.replace(/^(\w+)\?: (.*)$/, '$1: $2 | undefined'))
  return [...all, `options: ${options}`]
}

/** The type of an operation's answer; a page for a browser is its text. */
export function answerTypeOf(types: TypePrinter, { answer, page }: Operation, prefix = ''): string {
  if (page) return 'string'
  return answer === undefined ? 'undefined' : types.text(answer, answered, prefix)
}

/** The docstring of an operation, wherever it can be called. */
function operationDoc(operation: Operation): Signature['doc'] {
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
