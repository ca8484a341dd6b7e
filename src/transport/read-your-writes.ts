/** Reads after own writes: they may go to the main host, because the read-only host may lag behind. */
import type { CallOptions } from '../calls/call-options.ts'
import type { CallableOperation } from '../calls/outcome.ts'

/** Remembers when a client wrote last, and sends its reads to the main host for a while after. */
export interface ReadYourWrites {
  /**
   * Records a call if it is a write. Failed writes count too, because they may have been applied; calls
   * without a token change nothing that reads show.
   */
  note(operation: Pick<CallableOperation, 'retry' | 'callers'>, options: CallOptions): void
  /** The host for a call that begins now. */
  hostFor(operation: Pick<CallableOperation, 'host'>, options: CallOptions): 'read' | 'main'
}

/** @param usual the client's own option, in milliseconds */
export const createReadYourWrites = (usual = 0): ReadYourWrites => {
  // No time is before NaN: nothing was written yet.
  let wroteAt = Number.NaN
  /** Until when reads go to the main host, as the writes' options say. */
  let end = 0
  return {
    note: ({ retry, callers }, { readYourWrites = usual }) => {
      if (retry === 'read' || callers.includes('anyone')) return
      wroteAt = performance.now()
      end = Math.max(end, wroteAt + readYourWrites)
    },
    hostFor: ({ host }, { readYourWrites }) =>
      performance.now() < (readYourWrites === undefined ? end : wroteAt + readYourWrites)
        ? 'main'
        : host,
  }
}
