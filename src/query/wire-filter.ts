/** Filters in wire form, and the ways of joining two. */
import { isDate, isoText } from '../adapters/dates.ts'

/** A filter as it is sent: `{ name: 'Mug', 'priceData.price': { $gte: 20 } }`. */
export type WireFilter = Readonly<Record<string, unknown>>

/** The empty filter: everything matches. */
export const everything: WireFilter = {}

const isEmpty = (filter: WireFilter): boolean => Object.keys(filter).length === 0

/** The branches of a filter that is just a list of them; else the filter itself as the only one. */
const branches = (filter: WireFilter, operator: '$and' | '$or'): readonly unknown[] => {
  if (isEmpty(filter)) return []
  const list = filter[operator]
  return Array.isArray(list) && Object.keys(filter).length === 1 ? list : [filter]
}

/** Both filters hold. A list inside a list is folded into one. */
export const both = (left: WireFilter, right: WireFilter): WireFilter => {
  if (isEmpty(left)) return right
  if (isEmpty(right)) return left
  return { $and: [...branches(left, '$and'), ...branches(right, '$and')] }
}

/** At least one of the filters holds; one without conditions is left out. */
export const either = (left: WireFilter, right: WireFilter): WireFilter =>
  isEmpty(left) && isEmpty(right)
    ? everything
    : { $or: [...branches(left, '$or'), ...branches(right, '$or')] }

/** The filter does not hold. */
export const noneOf = (filter: WireFilter): WireFilter => ({ $not: [filter] })

const isPlain = (filter: WireFilter): boolean =>
  Object.keys(filter).every((key) => !key.startsWith('$'))

/** Adds a condition: as a field where the filter has none of that name, else joined by `$and`. */
export const withCondition = (
  filter: WireFilter,
  field: string,
  condition: unknown,
): WireFilter => {
  const name = wireField(field)
  const added = { [name]: condition }
  return isPlain(filter) && !Object.hasOwn(filter, name)
    ? { ...filter, ...added }
    : both(filter, added)
}

/** Published callers write `_id`, `_createdDate` and `_updatedDate` for fields with other names on the wire. */
export const wireField = (field: string): string =>
  field.replace(/(^|\.)_(?=(?:id|createdDate|updatedDate)(?:\.|$))/g, '$1')

/**
 * A value of a filter as it is sent.
 *
 * @throws ApiError naming the field of an invalid Date
 */
export const wireValue = (field: string, value: unknown): unknown =>
  isDate(value) ? isoText(value, field) : (value ?? null)
