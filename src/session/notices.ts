/** Tells other tabs that a shared session has changed. The notice says nothing else: no token. */
export interface Notices {
  publish(): void
  /** @returns a function that stops listening */
  listen(listener: () => void): () => void
}

/** For a session that nobody else can reach. */
export const noNotices: Notices = { publish: () => {}, listen: () => () => {} }

/** A channel must not keep a Node process alive; browsers have no `unref`. */
const release = (channel: BroadcastChannel): BroadcastChannel => {
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref()
  return channel
}

/**
 * By broadcast between the tabs of a site. Where there is no channel, local storage's own event
 * does it (which other tabs get without being told).
 *
 * @param name the channel's name
 * @param key the storage entry whose changes count
 */
export const tabNotices = (name: string, key: string): Notices => {
  let channel: BroadcastChannel | undefined
  const open = (): BroadcastChannel | undefined => {
    if (typeof BroadcastChannel === 'undefined') return undefined
    channel ??= release(new BroadcastChannel(name))
    return channel
  }

  const listenToStorage = (listener: () => void): (() => void) => {
    if (typeof window === 'undefined') return () => {}
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) listener()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }

  return {
    publish: () => open()?.postMessage('changed'),
    listen: (listener) => {
      const opened = open()
      if (!opened) return listenToStorage(listener)
      opened.addEventListener('message', listener)
      return () => opened.removeEventListener('message', listener)
    },
  }
}
