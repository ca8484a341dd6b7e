/** What calls by path and named methods share: argument and answer types, docstrings. */
import { docstring } from './docstring.ts'
import type { Operation } from './model.ts'
import type { TypePrinter } from './types.ts'
import type { View } from './views.ts'

export const request: View = { side: 'caller', direction: 'request' }
export const answered: View = { side: 'caller', direction: 'answer' }

/** The type of an operation's answer; a page for a browser is its text. */
export function answerTypeOf(
  types: TypePrinter,
  answer: Operation['answer'],
  page: boolean,
): string {
  if (page) return 'string'
  return answer === undefined ? 'undefined' : qualify(types.type(answer, answered))
}

/** Names of the schema file stand behind its import; `Date` and keywords do not. */
export function qualify(type: string): string {
  return /^[A-Z]\w*$/.test(type) && type !== 'Date' ? `schema.${type}` : type
}

/** The docstring of an operation, wherever it can be called. */
export function operationDoc(operation: Operation, indent: string): string {
  const { method, path, callers, errorCodes, deprecated } = operation
  const codes =
    errorCodes.length === 0 ? undefined : `@throws ApiError with code ${errorCodes.join(', ')}`
  return docstring(
    [
      operation.summary,
      operation.description,
      `\`${method} ${path}\`, for ${callers.join(', ')}.`,
      codes,
      deprecated ? '@deprecated' : undefined,
    ],
    indent,
  )
}
