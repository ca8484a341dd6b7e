/** Looking for what decoding left as it was: texts that should have been dates. */
import type { Codec } from '../../generated/codecs.ts'
import { codecOfField, codecOfItem, stepOf } from './codec.ts'

/**
 * Walks a decoded answer once more, only when somebody wants to know.
 *
 * @param report is told the path in the answer, for example `products[3].lastUpdated`
 */
export const findUnreadable = (
  value: unknown,
  codec: Codec | undefined,
  report: (path: string, value: unknown) => void,
  path = '',
): void => {
  const step = stepOf(codec)
  if (step.kind === 'date' && typeof value === 'string') report(path, value)
  if (step.kind === 'leave' || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    const item = codecOfItem(step)
    for (const [index, entry] of value.entries()) {
      findUnreadable(entry, item, report, `${path}[${index}]`)
    }
    return
  }
  for (const [field, entry] of Object.entries(value)) {
    const inner = path === '' ? field : `${path}.${field}`
    findUnreadable(entry, codecOfField(step, field), report, inner)
  }
}
