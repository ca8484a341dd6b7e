/** Parses and rebuilds the arguments of a named method. */
import type { Operation } from '../../generated/operation.ts'
import { paging } from '../../generated/paging.ts'
import { argumentCount } from '../operations/arguments.ts'
import { fieldsOf, isRecord } from '../values/json.ts'

/** Where a page starts: an offset, or a cursor; the empty cursor is the first page's. */
export type PageStart = number | string

/**
 * The identity of a call's response in a cache: its arguments and, where given, the options `as` and `raw`. Options
 * that change only how the call is made, such as timeouts, are not part of the key.
 */
export const identifyingArguments = (
  operation: Operation,
  given: readonly unknown[],
): readonly unknown[] => {
  const count = argumentCount(operation)
  const request = given.slice(0, count)
  // An option that is undefined makes the same call as one that is left out.
  while (request.length > 0 && request.at(-1) === undefined) request.pop()
  const options = given[count]
  const { as, raw } = fieldsOf(options)
  // Named, so that an option is never taken for an argument that was left out.
  return as === undefined && !raw ? request : [...request, { options: { as, raw } }]
}

/** The same call with more options. */
export const withOptions = (
  operation: Operation,
  given: readonly unknown[],
  options: Readonly<Record<string, unknown>>,
): readonly unknown[] => {
  const count = argumentCount(operation)
  const request = Array.from({ length: count }, (_, index) => given[index])
  return [...request, { ...fieldsOf(given[count]), ...options }]
}

const withField = (value: unknown, path: readonly string[], last: unknown): unknown => {
  const [field, ...rest] = path
  if (field === undefined) return last
  const record = fieldsOf(value)
  return { ...record, [field]: withField(record[field], rest, last) }
}

/** A dotted path; the empty one has no steps. */
const steps = (path: string): readonly string[] => (path === '' ? [] : path.split('.'))

const valueAt = (value: unknown, path: string): unknown =>
  steps(path).reduce<unknown>((at, field) => fieldsOf(at)[field], value)

/** The object of a call that holds its paging. */
const questionOf = (operation: Operation, given: readonly unknown[]) =>
  fieldsOf(valueAt(given[operation.pathParameters.length], operation.queryField ?? ''))

/** The paging of a call: its start and its page size. */
export const pagingOf = (
  operation: Operation,
  given: readonly unknown[],
): { readonly start: PageStart; readonly limit: number | undefined } => {
  const question = questionOf(operation, given)
  const isByCursor = isRecord(question.cursorPaging)
  const { offset, cursor, limit } = fieldsOf(isByCursor ? question.cursorPaging : question.paging)
  const size = typeof limit === 'number' ? limit : undefined
  if (isByCursor) return { start: typeof cursor === 'string' ? cursor : '', limit: size }
  return { start: typeof offset === 'number' ? offset : 0, limit: size }
}

/** The same call for the page that starts there. */
export const startingAt = (
  operation: Operation,
  given: readonly unknown[],
  start: PageStart,
): readonly unknown[] => {
  if (start === '') return given
  const position = operation.pathParameters.length
  const path = steps(operation.queryField ?? '')
  const moved = [...given]
  moved[position] =
    typeof start === 'number'
      ? withField(given[position], [...path, 'paging', 'offset'], start)
      : withField(given[position], path, {
          // The cursor is sent alone: it carries filter and sort, and the platform refuses them beside it.
          cursorPaging: {
            ...fieldsOf(questionOf(operation, given).cursorPaging),
            cursor: start,
          },
        })
  return moved
}

/** Where the page after this one starts; undefined when this is the last. */
export const nextStart = (
  operation: Operation,
  answer: unknown,
  start: PageStart,
  limit: number | undefined,
): PageStart | undefined => {
  if (typeof start === 'string') {
    const next = valueAt(answer, 'metadata.cursors.next')
    return typeof next === 'string' && next !== '' ? next : undefined
  }
  const known = paging[operation.id]
  const items = known && valueAt(answer, known.items)
  const count = Array.isArray(items) ? items.length : 0
  if (!known || count === 0) return undefined
  const isExact = valueAt(answer, 'metadata.tooManyToCount') !== true
  const total = isExact && known.total !== undefined ? valueAt(answer, known.total) : undefined
  if (typeof total === 'number') return start + count < total ? start + count : undefined
  return limit !== undefined && count < limit ? undefined : start + count
}
