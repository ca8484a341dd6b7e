/** Encoding path parameters, so that no value can change which path is called. */
import { refuseArgument } from '../errors/refuse.ts'

const encodeSegment = (name: string, value: unknown): string => {
  if (typeof value !== 'string') throw refuseArgument(name, 'must be a string')
  if (value === '') throw refuseArgument(name, 'must not be empty')
  // A dot segment survives percent-encoding: URL parsers drop `.` and `..` before sending.
  if (value === '.' || value === '..') throw refuseArgument(name, `must not be '${value}'`)
  try {
    return encodeURIComponent(value)
  } catch {
    throw refuseArgument(name, 'is not well-formed text')
  }
}

/**
 * The parameters of a path, each percent-encoded as one segment.
 *
 * @throws ApiError naming the parameter that is missing, empty, `.`, `..` or not text
 */
export const encodePath = (
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      encodeSegment(name, Object.hasOwn(values, name) ? values[name] : undefined),
    ]),
  )
