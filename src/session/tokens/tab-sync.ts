/** Synchronises a session between tabs. */
import { onPage } from '../../values/on-page.ts'
import { unref } from '../../values/unref.ts'
import { type Lock, webLock } from './lock.ts'

/** Announces changes of a record to other tabs: the new version, never a token. */
export interface TabChannel {
  /**
   * Announces the record's new version, or its removal. Resolves when other tabs can read it.
   */
  announce(version: number | undefined): Promise<void>
  /** The newest version that any tab has announced; 0 when it is unknown. */
  newest(): Promise<number>
  /** @returns a function that stops listening */
  listen(listener: () => void): () => void
}

/** The synchronisation of a storage that several tabs share. */
export interface TabSync {
  /** Distinguishes this record from others of the same client id. */
  readonly key: string
  /** Serialises the renewals. */
  readonly lock: Lock
  /** @param name for channels and locks, with the client id in it */
  channel(name: string): TabChannel
}

/** For a record that only this client can reach. */
export const noTabChannel: TabChannel = {
  announce: async () => {},
  newest: async () => 0,
  listen: () => () => {},
}

/** None where browsers have no channels, or refuse them because site data is blocked. */
export const openChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return unref(new BroadcastChannel(name))
  } catch {
    return undefined
  }
}

/**
 * How long a version is announced, in milliseconds: by then every tab has seen the write. A page that
 * holds a lock is not kept in the back/forward cache, so it is no longer than needed.
 */
const heldFor = 2000

/**
 * Announces versions to all tabs by the names of held locks. A write to local storage reaches other
 * tabs a moment later than the release of a lock: a tab that gets the lock in between would send a
 * refresh token that is already used. The list of locks is up to date in all tabs.
 */
const heldVersions = (name: string) => {
  const prefix = `${name}#`
  let letGo: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const drop = (): void => {
    clearTimeout(timer)
    letGo?.()
    letGo = undefined
  }
  return {
    drop,
    hold: async (version: number): Promise<void> => {
      const locks = globalThis.navigator?.locks
      if (!locks) return
      const before = letGo
      await new Promise<void>((granted) => {
        const held = new Promise<void>((end) => {
          letGo = end
        })
        const hold = (): Promise<void> => {
          granted()
          return held
        }
        locks.request(prefix + version, { mode: 'shared' }, hold).catch(() => granted())
      })
      before?.()
      clearTimeout(timer)
      timer = setTimeout(drop, heldFor)
    },
    newest: async (): Promise<number> => {
      const locks = globalThis.navigator?.locks
      if (!locks) return 0
      // Forbidden in some frames: the version is unknown there, as without locks.
      const snapshot = await locks.query().catch(() => undefined)
      const names = snapshot?.held?.map((lock) => lock.name ?? '') ?? []
      const versions = names.filter((held) => held.startsWith(prefix))
      return Math.max(0, ...versions.map((held) => Number(held.slice(prefix.length))))
    },
  }
}

/**
 * Synchronises a record between the tabs and windows of one site, for storages that they share.
 *
 * @param key the storage's entry
 */
export const tabSync = (key: string): TabSync => ({
  key,
  lock: webLock,
  channel: (name) => {
    const versions = heldVersions(name)
    let channel: BroadcastChannel | undefined
    const open = (): BroadcastChannel | undefined => {
      if (channel) return channel
      channel = openChannel(name)
      // Another tab has written a newer version, so this tab's announcement ends.
      channel?.addEventListener('message', versions.drop)
      return channel
    }
    return {
      announce: async (version) => {
        if (version === undefined) versions.drop()
        else await versions.hold(version)
        open()?.postMessage('changed')
      },
      newest: versions.newest,
      listen: (listener) => {
        const listening = new AbortController()
        open()?.addEventListener('message', listener, listening)
        // A notice may arrive before the write it announces; the storage's own event follows the write.
        const onStorage = (event: StorageEvent): void => {
          if (event.key === key || event.key === null) listener()
        }
        onPage('storage', onStorage, listening)
        // A page in the back/forward cache gets no event.
        onPage('pageshow', listener, listening)
        return () => listening.abort()
      },
    }
  },
})
