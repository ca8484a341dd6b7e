/** Reports dates that could not be decoded to the app. */
import { findUnreadable } from '../adapters/unreadable.ts'
import { requestIdOf } from '../errors/request-id.ts'
import { callHook, type Hooks } from '../transport/hooks.ts'
import type { InspectAnswer } from './run.ts'

/** Walks responses a second time, and only for clients with an `onUnreadable` hook. */
export const reportUnreadable = ({ onUnreadable }: Hooks): InspectAnswer | undefined =>
  onUnreadable &&
  (({ id, answer }, data, response) =>
    findUnreadable(data, answer, (path, value) =>
      callHook(onUnreadable, { operation: id, path, value, requestId: requestIdOf(response) }),
    ))
