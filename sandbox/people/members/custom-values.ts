/** Custom fields: typed values on the identity, plain JSON on the member. */
import type { CustomValue, CustomValueInput } from '../../../generated/wire.ts'

/** A typed value as plain JSON. */
export function plainValue(value: CustomValueInput | undefined): unknown {
  if (value === undefined) return null
  const { listValue, mapValue, strValue, numValue, dateValue, boolValue } = value
  if (listValue !== undefined) return (listValue.value ?? []).map(plainValue)
  if (mapValue === undefined) return strValue ?? numValue ?? dateValue ?? boolValue ?? null
  return mapped(mapValue.value ?? {}, plainValue)
}

/** The same value as an answer: lists and maps are always present. */
export function typedValue(value: CustomValueInput): CustomValue {
  const { listValue, mapValue, ...scalar } = value
  if (listValue !== undefined)
    return { listValue: { value: (listValue.value ?? []).map(typedValue) } }
  if (mapValue === undefined) return scalar
  return { mapValue: { value: mapped(mapValue.value ?? {}, typedValue) } }
}

/** Plain JSON as a typed value. */
export function typedFrom(value: unknown): CustomValue {
  if (typeof value === 'string') return { strValue: value }
  if (typeof value === 'number') return { numValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  if (Array.isArray(value)) return { listValue: { value: value.map(typedFrom) } }
  if (typeof value !== 'object' || value === null) return {}
  return { mapValue: { value: mapped(value, typedFrom) } }
}

function mapped<Value, Result>(
  values: Readonly<Record<string, Value>> | object,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}
