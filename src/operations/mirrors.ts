/** Path arguments that the wire repeats inside the body. */
import { isRecord } from '../values/json.ts'

/**
 * Writes path arguments to the body fields that mirror them: `id` to `product.id`.
 *
 * @param body a wire body made for this request; it is changed in place
 * @param mirrors path argument → dotted body field
 */
export const fillMirrors = (
  body: unknown,
  mirrors: Readonly<Record<string, string>>,
  path: Readonly<Record<string, unknown>>,
): unknown => {
  for (const [argument, wirePath] of Object.entries(mirrors)) {
    const fields = wirePath.split('.')
    const last = fields.pop() ?? ''
    let parent = body
    for (const field of fields) if (isRecord(parent)) parent = parent[field] ??= {}
    if (isRecord(parent)) parent[last] = path[argument]
  }
  return body
}
