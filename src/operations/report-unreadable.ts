/** Reports dates that could not be decoded to the app. */
import { type Codec, inside } from '../../generated/codecs.ts'
import { codecAt, deepest } from '../adapters/codec.ts'
import { requestIdOf } from '../errors/request-id.ts'
import { callHook, type Hooks } from '../transport/hooks.ts'
import type { InspectAnswer } from './run.ts'

/** @param report called with the path in the response, for example `products[3].lastUpdated` */
const findUnreadable = (
  value: unknown,
  codec: Codec | undefined,
  report: (path: string, value: unknown) => void,
  path = '',
  depth = 0,
): void => {
  if (depth > deepest) return
  if (typeof codec === 'function') findUnreadable(value, codec(), report, path, depth)
  if (codec === 2 || codec === 3) findUnreadable(value, inside[codec], report, path, depth)
  if (codec === 1 && typeof value === 'string') report(path, value)
  if (typeof codec !== 'object' || typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  const dot = path && '.'
  for (const [key, entry] of Object.entries(value)) {
    const inner = codecAt(codec, isList ? Number(key) : key)
    findUnreadable(entry, inner, report, path + (isList ? `[${key}]` : dot + key), depth + 1)
  }
}

/** Walks responses a second time, and only for clients with an `onUnreadable` hook. */
export const reportUnreadable = ({ onUnreadable }: Hooks): InspectAnswer | undefined =>
  onUnreadable &&
  (({ id, answer }, data, response) =>
    findUnreadable(data, answer, (path, value) =>
      callHook(onUnreadable, { operation: id, path, value, requestId: requestIdOf(response) }),
    ))
