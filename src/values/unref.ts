/** Keeps a timer or a channel from holding a Node process alive; browsers have no `unref`. */
export const unref = <Held>(held: Held): Held => {
  if (typeof held === 'object' && held && 'unref' in held && typeof held.unref === 'function') {
    held.unref()
  }
  return held
}
