/** Operands: checked against the field's type, passed as SQL parameters. */
import { type RawBuilder, sql } from 'kysely'
import type { FieldType } from '../../../generated/queries.ts'
import { type Violation, violation } from '../../platform/errors.ts'

type Scalar = string | number | boolean | Date

const sqlTypes = {
  string: sql`text`,
  number: sql`numeric`,
  boolean: sql`boolean`,
  date: sql`timestamptz`,
  strings: sql`text`,
} as const

/** A value as a parameter of its type. */
export function scalarParameter(value: Scalar, type: FieldType): RawBuilder<unknown> {
  return sql`${sql.val(value)}::${sqlTypes[type]}`
}

/** Values as one array parameter. */
export function listParameter(values: readonly Scalar[], type: FieldType): RawBuilder<unknown> {
  return sql`${sql.val(values)}::${sqlTypes[type]}[]`
}

/** A list whose items are all of the type, or undefined. */
export function readList(value: unknown, type: FieldType): Scalar[] | undefined {
  if (!Array.isArray(value)) return undefined
  const items = value.map((item) => readScalar(item, type)).filter((item) => item !== undefined)
  return items.length === value.length ? items : undefined
}

/** The value as the field's own type, or undefined when it is none. */
export function readScalar(value: unknown, type: FieldType): Scalar | undefined {
  switch (type) {
    case 'string':
    case 'strings':
      // PostgreSQL text cannot hold NUL; a value with one equals no stored text. Stored text is in composed letters.
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

/** The moment that a text of ISO 8601 names, in UTC where it names no zone; undefined of any other text. */
export function readDate(text: string): Date | undefined {
  const read = isoDate.exec(text)
  if (read === null) return undefined
  const [, time, zone] = read
  // JavaScript reads a time without a zone in the machine's own.
  const parsed = new Date(time !== undefined && zone === undefined ? `${text}Z` : text)
  const year = parsed.getUTCFullYear()
  // Also refuses what is no moment at all, whose year is NaN.
  if (!(year >= 1 && year <= 9999)) return undefined
  // JavaScript reads the 31st of February as a day in March.
  const day = text.slice(0, 10)
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? parsed : undefined
}

const typeNames: Readonly<Record<FieldType, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  date: 'an ISO 8601 date',
  strings: 'a string',
}

/** The violation of a value that is not of the type. */
export function wrongType(path: string, type: FieldType): Violation {
  return violation(path, 'FORMAT', `must be compared with ${typeNames[type]}`, { type })
}

/** The violation of a value that is no list of the type. */
export function wrongList(path: string, type: FieldType): Violation {
  return violation(path, 'FORMAT', `must be compared with a list, each item ${typeNames[type]}`, {
    type: 'array',
  })
}
