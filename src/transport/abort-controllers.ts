/** A pool of abort controllers: in Node a new one costs more than the rest of a small call. */

/** The most uses of one: a runtime may leave listeners on a signal for a while after the request. */
const mostUses = 30

/** The pool of one client. */
export interface AbortControllers {
  /** Lends one until it is given back. */
  take(): AbortController
  /** Takes back the controller of a completed request: aborting it has no effect any more. */
  giveBack(controller: AbortController): void
}

/** Makes the pool of one client. */
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
