/** Abort controllers that are used again: in Node a new one costs more than the rest of a small call. */

/** How often one is used at most: a runtime may leave listeners on a signal for a while after the request. */
const mostUses = 30

/** The abort controllers of a client's requests. */
export interface AbortControllers {
  /** One that belongs to the caller until it is given back. */
  take(): AbortController
  /** Takes back that of a request whose body has been read to its end: aborting it has no effect any more. */
  giveBack(controller: AbortController): void
}

/** Makes the supply of one client. */
export const createAbortControllers = (): AbortControllers => {
  const free: AbortController[] = []
  let returned = 0
  return {
    take: () => free.pop() ?? new AbortController(),
    giveBack: (controller) => {
      returned += 1
      if (returned % mostUses && !controller.signal.aborted) free.push(controller)
    },
  }
}
