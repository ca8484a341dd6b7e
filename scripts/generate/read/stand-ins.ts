/** Schemas as they are judged by themselves: what they refer to is judged where it is written. */
import { isRecord, pointerTo, valueAt } from '../model/json.ts'

/** No schema can have this name. */
const name = 'Stand.In'

/** Schemas of a bundle, by name, whose references all lead to one schema that takes every value. */
export function standIns(
  bundle: unknown,
  pointers: readonly string[],
): Readonly<Record<string, unknown>> {
  const schemas = pointers.map((pointer) => [
    pointer.slice(pointer.lastIndexOf('/') + 1),
    redirected(valueAt(bundle, pointer)),
  ])
  return { ...Object.fromEntries(schemas), [name]: { description: 'Anything.' } }
}

function redirected(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redirected)
  if (!isRecord(value)) return value
  const $ref = `#${pointerTo('components', 'schemas', name)}`
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? $ref : redirected(inner),
    ]),
  )
}
