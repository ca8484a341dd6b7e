/** Telling an app of what could not be decoded. */
import { findUnreadable } from '../adapters/unreadable.ts'
import { requestIdOf } from '../errors/request-id.ts'
import { type Hooks, tell } from '../transport/hooks.ts'
import type { Look } from './run.ts'

/** Walks answers once more, only when somebody wants to know. */
export const lookOut = ({ onUnreadable }: Hooks): Look | undefined =>
  onUnreadable &&
  (({ id, answer }, data, response) =>
    findUnreadable(data, answer, (path, value) =>
      tell(onUnreadable, { operation: id, path, value, requestId: requestIdOf(response) }),
    ))
