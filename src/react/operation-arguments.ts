/** The arguments of a named method, taken apart and put together again. */
import type { Operation } from '../../generated/operation.ts'
import { isRecord } from '../errors/shapes.ts'

/** How many arguments come before the call options. */
export const argumentCount = (operation: Operation): number => {
  const hasFields = operation.hasBody || Object.keys(operation.queryParameters).length > 0
  return operation.pathParameters.length + (hasFields ? 1 : 0)
}

/** What a call asks for, without how it is made: this identifies its answer. */
export const requestArguments = (
  operation: Operation,
  given: readonly unknown[],
): readonly unknown[] => given.slice(0, argumentCount(operation))

/** The same call with more options. */
export const withOptions = (
  operation: Operation,
  given: readonly unknown[],
  options: Readonly<Record<string, unknown>>,
): readonly unknown[] => {
  const count = argumentCount(operation)
  const own = given[count]
  const request = Array.from({ length: count }, (_, index) => given[index])
  return [...request, { ...(isRecord(own) ? own : {}), ...options }]
}

const recordAt = (value: unknown, field: string): Readonly<Record<string, unknown>> => {
  const found = isRecord(value) ? value[field] : undefined
  return isRecord(found) ? found : {}
}

const withField = (value: unknown, path: readonly string[], last: unknown): unknown => {
  const [field, ...rest] = path
  if (field === undefined) return last
  const record = isRecord(value) ? value : {}
  return { ...record, [field]: withField(record[field], rest, last) }
}

/** A dotted path; the empty one has no steps. */
const steps = (path: string): readonly string[] => (path === '' ? [] : path.split('.'))

const valueAt = (value: unknown, path: string): unknown =>
  steps(path).reduce<unknown>((at, field) => (isRecord(at) ? at[field] : undefined), value)

/** The paging of a call: where it starts and how much it asks for. */
export const pagingOf = (operation: Operation, given: readonly unknown[]) => {
  const fields = given[operation.pathParameters.length]
  const { offset, limit } = recordAt(valueAt(fields, operation.paging?.query ?? ''), 'paging')
  return {
    offset: typeof offset === 'number' ? offset : 0,
    limit: typeof limit === 'number' ? limit : undefined,
  }
}

/** The same call for the page that starts at `offset`. */
export const atOffset = (
  operation: Operation,
  given: readonly unknown[],
  offset: number,
): readonly unknown[] => {
  const position = operation.pathParameters.length
  const path = [...steps(operation.paging?.query ?? ''), 'paging', 'offset']
  const moved = [...given]
  moved[position] = withField(given[position], path, offset)
  return moved
}

/** Where the page after this one starts; undefined when this is the last. */
export const nextOffset = (
  operation: Operation,
  answer: unknown,
  offset: number,
  limit: number | undefined,
): number | undefined => {
  const { paging } = operation
  const items = paging && valueAt(answer, paging.items)
  const count = Array.isArray(items) ? items.length : 0
  if (!paging || count === 0) return undefined
  const total = paging.total === undefined ? undefined : valueAt(answer, paging.total)
  if (typeof total === 'number') return offset + count < total ? offset + count : undefined
  return limit !== undefined && count < limit ? undefined : offset + count
}
