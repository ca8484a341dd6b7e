/** Values of unknown shape. */
import { fieldsOf } from '../../src/values/json.ts'

/** The value at a dotted path, if any. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((within, name) => fieldsOf(within)[name], value)
}

/** Parses JSON; `undefined` for any other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
