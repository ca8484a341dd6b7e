/** Encodes path parameters, so that no value can change which path is called. */
import { invalidArgument } from '../errors/invalid-argument.ts'

/** @throws ApiError naming the argument, for half of a surrogate pair */
export const encodeText = (name: string, text: string): string => {
  try {
    return encodeURIComponent(text)
  } catch {
    throw invalidArgument(name, 'is not well-formed text')
  }
}

const encodeSegment = (name: string, value: unknown): string => {
  if (value === undefined) throw invalidArgument(name, 'is missing')
  if (typeof value !== 'string') throw invalidArgument(name, 'must be a string')
  // A dot segment survives percent-encoding: URL parsers drop `.` and `..` before sending.
  if (['', '.', '..'].includes(value)) throw invalidArgument(name, `must not be '${value}'`)
  return encodeText(name, value)
}

/**
 * A path with its parameters in place, each percent-encoded as one segment.
 *
 * @param template the path as the description writes it: `/v1/products/{id}`
 * @throws ApiError naming the parameter that is missing, empty, `.`, `..` or not text
 */
export const fillPath = (template: string, values: Readonly<Record<string, unknown>>): string =>
  template.replace(/{(.*?)}/g, (_, name: string) =>
    encodeSegment(name, Object.hasOwn(values, name) ? values[name] : undefined),
  )
