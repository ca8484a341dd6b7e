/** Calls the listener at each event of the page, until the signal is aborted. React Native has a window without events. */
export const onPage = <Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  until?: { readonly signal: AbortSignal },
): void => {
  globalThis.window?.addEventListener?.(name, listener, until)
}
