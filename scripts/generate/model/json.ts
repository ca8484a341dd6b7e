/** Readers of untrusted JSON: each returns its type or a neutral value, and never throws. */
import querystring from 'node:querystring'

/** A JSON value of the description (an example, an enumeration value, a default). */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

export type UnknownRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function recordOf(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {}
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

export function stringsOf(value: unknown): readonly string[] {
  return listOf(value).filter((item) => typeof item === 'string')
}

export function jsonOf(value: unknown): Json | undefined {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => jsonOf(item) ?? null)
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value).map(([key, item]) => [key, jsonOf(item) ?? null] as const)
  return Object.fromEntries(entries)
}

/** `/a~1b/0/c` → `['a/b', '0', 'c']`. */
export function parsePointer(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => querystring.unescape(part).replaceAll('~1', '/').replaceAll('~0', '~'))
}

export function pointerTo(...parts: readonly (string | number)[]): string {
  return parts
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}

export function valueAt(root: unknown, pointer: string): unknown {
  let value = root
  for (const part of parsePointer(pointer)) {
    if (Array.isArray(value)) value = value[Number(part)]
    else value = recordOf(value)[part]
  }
  return value
}

/** A part of a bundle with its own place, after resolving references. */
export function targetOf(
  bundle: UnknownRecord,
  value: unknown,
  place = '',
): { value: UnknownRecord; place: string } {
  const ref = stringOf(recordOf(value).$ref)
  if (ref === undefined) return { value: recordOf(value), place }
  return targetOf(bundle, valueAt(bundle, ref), ref.slice(1))
}

/** Applies `read` unless the value is absent. */
export function given<T>(value: unknown, read: (value: unknown) => T): T | undefined {
  return value === undefined ? undefined : read(value)
}

export function mapOf<T>(
  value: unknown,
  read: (value: unknown, name: string) => T,
): Map<string, T> {
  return new Map(Object.entries(recordOf(value)).map(([name, entry]) => [name, read(entry, name)]))
}
