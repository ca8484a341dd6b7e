/** Reading values of unknown shape, as they come off the wire or out of a storage. */

/** Whether a value is an object with string keys (not null, not a list). */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a promise; callers do not wait for values that they have already. */
export const isPromise = <Now, Later>(value: Now | Promise<Later>): value is Promise<Later> =>
  isRecord(value) && 'then' in value

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {}

/** The entries of a list; none of anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Fields of which those that may be undefined may be missing. */
type WithoutNil<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name]
} & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<
    Fields[Name],
    undefined
  >
}

/** A copy without the fields that are undefined or null, which would appear in every log. */
export function omitNil<Fields extends object>(fields: Fields): WithoutNil<Fields>
export function omitNil(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null))
}

/** The text of a string or number, else undefined. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

/** Whether a value is a non-negative integer. */
export const isWhole = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

/** Whether JSON can carry a value: of others it would write null, leave them out, or throw. */
export const isSendable = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : !['bigint', 'symbol', 'function'].includes(typeof value)
