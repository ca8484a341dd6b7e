/** Parses a query string by its declared types: repeated keys are lists, and `paging.limit` is a name. */
import type { ParameterType } from '../../../generated/operation.ts'

type Declared = Readonly<Record<string, ParameterType>>

/**
 * Coerces what it can. A value of the wrong type stays text and an undeclared key stays in: the
 * description's validators refuse both by field name.
 */
export function readQuery(search: URLSearchParams, declared: Declared): Record<string, unknown> {
  const typeOf = (key: string) => (Object.hasOwn(declared, key) ? declared[key] : undefined)
  return Object.fromEntries(
    [...new Set(search.keys())].map((key) => [key, read(search.getAll(key), typeOf(key))]),
  )
}

function read(texts: readonly string[], type: ParameterType | undefined): unknown {
  const [value, second] = texts
  if (type === 'strings' || value === undefined || second !== undefined) return texts
  switch (type) {
    case 'number':
    case 'integer':
      return number(value)
    case 'boolean':
      return value === 'true' || value === 'false' ? value === 'true' : value
    default:
      return value
  }
}

function number(text: string): number | string {
  return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : text
}
