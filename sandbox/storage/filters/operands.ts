/** Operands: type-checked, and passed as SQL parameters. */
import { type RawBuilder, sql } from 'kysely'
import type { FieldType } from '../../../generated/queries.ts'
import { type Violation, violation } from '../../platform/errors.ts'

type Scalar = string | number | boolean | Date

/** Each type as SQL casts to it, and as a refusal names it. */
const types: Readonly<Record<FieldType, { readonly cast: RawBuilder<unknown>; name: string }>> = {
  string: { cast: sql`text`, name: 'a string' },
  number: { cast: sql`numeric`, name: 'a number' },
  boolean: { cast: sql`boolean`, name: 'true or false' },
  date: { cast: sql`timestamptz`, name: 'an ISO 8601 date' },
  strings: { cast: sql`text`, name: 'a string' },
}

/** A value as a typed parameter. */
export function scalarParameter(value: Scalar, type: FieldType): RawBuilder<unknown> {
  return sql`${sql.val(value)}::${types[type].cast}`
}

/** Values as one array parameter. */
export function listParameter(values: readonly Scalar[], type: FieldType): RawBuilder<unknown> {
  return sql`${sql.val(values)}::${types[type].cast}[]`
}

/** A list with items of the type only, or undefined. */
export function readList(value: unknown, type: FieldType): Scalar[] | undefined {
  if (!Array.isArray(value)) return undefined
  const items = value.map((item) => readScalar(item, type)).filter((item) => item !== undefined)
  return items.length === value.length ? items : undefined
}

/** The value converted to the field's type, or undefined. */
export function readScalar(value: unknown, type: FieldType): Scalar | undefined {
  switch (type) {
    case 'string':
    case 'strings':
      // PostgreSQL text cannot contain NUL, so such a value matches nothing. Stored text is in NFC.
      return typeof value === 'string' && !value.includes('\0') ? value.normalize('NFC') : undefined
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'date':
      return typeof value === 'string' ? readDate(value) : undefined
  }
}

const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** Parses ISO 8601, UTC by default; undefined for any other text. */
export function readDate(text: string): Date | undefined {
  const read = isoDate.exec(text)
  if (read === null) return undefined
  const [, time, zone] = read
  // JavaScript would parse a time without a zone as local.
  const parsed = new Date(time !== undefined && zone === undefined ? `${text}Z` : text)
  const year = parsed.getUTCFullYear()
  // Also refuses invalid dates, whose year is NaN.
  if (!(year >= 1 && year <= 9999)) return undefined
  // JavaScript rolls 31 February over into March.
  const day = text.slice(0, 10)
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? parsed : undefined
}

/** The violation of a mistyped value. */
export function wrongType(path: string, type: FieldType): Violation {
  return violation(path, 'FORMAT', `must be compared with ${types[type].name}`, { type })
}

/** The violation of a mistyped list. */
export function wrongList(path: string, type: FieldType): Violation {
  const description = `must be compared with a list, each item ${types[type].name}`
  return violation(path, 'FORMAT', description, { type: 'array' })
}
