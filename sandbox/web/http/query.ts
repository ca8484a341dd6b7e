/** Parses a query string by its declared types: repeated keys are lists, dotted keys objects. */
import type { ParameterType } from '../../../generated/operation.ts'
import { isRecord } from '../../../src/values/json.ts'
import { parsedJson } from '../../platform/value-at.ts'

type Declared = Readonly<Record<string, ParameterType>>

/**
 * Coerces what it can. A value of the wrong type stays text and an undeclared key stays in: the
 * description's validators refuse both by field name.
 */
export function readQuery(search: URLSearchParams, declared: Declared): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const key of new Set(search.keys())) {
    const texts = search.getAll(key)
    const type = Object.hasOwn(declared, key) ? declared[key] : undefined
    const [parent] = key.split('.', 1)
    if (type !== undefined) define(query, key, read(texts, type))
    else if (parent !== undefined && isObject(declared, parent)) nest(query, key, only(texts))
    else define(query, key, only(texts))
  }
  return query
}

function isObject(declared: Declared, name: string): boolean {
  return Object.hasOwn(declared, name) && declared[name] === 'object'
}

function read(texts: readonly string[], type: ParameterType): unknown {
  if (type === 'strings') return texts
  if (type === 'objects') return texts.flatMap((text) => parsedJson(text) ?? text)
  const value = only(texts)
  if (typeof value !== 'string') return value
  switch (type) {
    case 'number':
    case 'integer':
      return number(value)
    case 'boolean':
      return value === 'true' || value === 'false' ? value === 'true' : value
    case 'object':
      return parsedJson(value) ?? value
    default:
      return value
  }
}

/** A single value, or a list where a key repeats. */
function only(texts: readonly string[]): unknown {
  return texts.length === 1 ? texts[0] : texts
}

function number(text: string): number | string {
  return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : text
}

function nest(query: Record<string, unknown>, key: string, value: unknown): void {
  const names = key.split('.')
  const last = names.pop() ?? key
  let target = query
  for (const name of names) {
    const next = Object.hasOwn(target, name) ? target[name] : undefined
    if (isRecord(next)) target = next
    else {
      const made: Record<string, unknown> = {}
      define(target, name, made)
      target = made
    }
  }
  define(target, last, value)
}

/** Sets an own property, `__proto__` included. */
function define(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}
