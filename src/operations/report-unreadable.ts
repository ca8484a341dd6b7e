/** Telling an app of what could not be decoded. */
import { findUnreadable } from '../adapters/unreadable.ts'
import { requestIdOf } from '../errors/request-id.ts'
import { callHook, type Hooks } from '../transport/hooks.ts'
import type { InspectAnswer } from './run.ts'

/** Walks answers once more, only when somebody wants to know. */
export const reportUnreadable = ({ onUnreadable }: Hooks): InspectAnswer | undefined =>
  onUnreadable &&
  (({ id, answer }, data, response) =>
    findUnreadable(data, answer, (path, value) =>
      callHook(onUnreadable, { operation: id, path, value, requestId: requestIdOf(response) }),
    ))
