/** Values of unknown form. */
import { fieldsOf } from '../../src/values/json.ts'

/** The value at a dotted path; `undefined` where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((within, name) => fieldsOf(within)[name], value)
}

/** The value of a JSON text; `undefined` of any other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
