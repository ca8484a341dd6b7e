/** Calls the listener at each event of the page, until the signal is aborted. React Native has a window without events. */
export const onPage = <Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  until?: { readonly signal: AbortSignal },
): void => {
  const page = globalThis.window
  page?.addEventListener?.(name, listener)
  // Not as an option of the listener: the page of a test refuses a signal of Node.
  until?.signal.addEventListener('abort', () => page?.removeEventListener?.(name, listener))
}
