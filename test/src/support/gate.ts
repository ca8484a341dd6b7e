/** A latch for tests, in place of sleeps. */
export interface Gate {
  readonly opened: Promise<void>
  open(): void
}

export const createGate = (): Gate => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

/** Flushes pending microtasks and immediates. */
export const settle = async (): Promise<void> => {
  for (let step = 0; step < 20; step += 1) await new Promise((resolve) => setImmediate(resolve))
}
