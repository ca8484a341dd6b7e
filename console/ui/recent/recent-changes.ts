// What was changed last in this tab, so that it can be taken back after its toast has gone.

/** How an attempt to take a change back went; `why` in words. */
export type Outcome = { readonly done: true } | { readonly done: false; readonly why: string }

/** One change, the newest first in the list. */
export interface RecentChange {
  readonly id: number
  /** When it was made, as epoch milliseconds. */
  readonly at: number
  readonly text: string
  /** `open` while it can be taken back; `final` where nothing leads back. */
  readonly state: 'open' | 'undoing' | 'undone' | 'refused' | 'final'
  /** Why it was not taken back. */
  readonly why?: string | undefined
}

/** How a change is taken back. */
export type TakeBack = () => Promise<Outcome>

/** The list of the last changes. */
export interface RecentChanges {
  list(): readonly RecentChange[]
  subscribe(listener: () => void): () => void
  /**
   * Adds a change.
   *
   * @param takeBack left out where nothing leads back
   * @returns the change's id here
   */
  add(text: string, takeBack?: TakeBack): number
  /** Says what has become of a change, such as one that was taken back from its own panel. */
  become(id: number, now: Partial<Pick<RecentChange, 'text' | 'state'>>): void
  /** Takes a change back, once; resolves when that is done or refused. */
  undo(id: number): Promise<void>
  /** Forgets all of them, as when another member signs in. */
  clear(): void
}

/** More is a log, not a list of what may still be taken back. */
const MOST = 30

export function recentChanges(now: () => number = Date.now): RecentChanges {
  const listeners = new Set<() => void>()
  const ways = new Map<number, TakeBack>()
  let changes: readonly RecentChange[] = []
  let last = 0
  const set = (next: readonly RecentChange[]) => {
    for (const { id } of next.slice(MOST)) ways.delete(id)
    changes = next.slice(0, MOST)
    for (const listener of listeners) listener()
  }
  const become: RecentChanges['become'] = (id, part) =>
    set(changes.map((change) => (change.id === id ? { ...change, ...part } : change)))

  return {
    list: () => changes,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(text, takeBack) {
      last += 1
      if (takeBack) ways.set(last, takeBack)
      set([{ id: last, at: now(), text, state: takeBack ? 'open' : 'final' }, ...changes])
      return last
    },
    become,
    async undo(id) {
      const change = changes.find((held) => held.id === id)
      const takeBack = ways.get(id)
      if (!takeBack || (change?.state !== 'open' && change?.state !== 'refused')) return
      become(id, { state: 'undoing' })
      const outcome = await takeBack()
      set(
        changes.map((held) => {
          if (held.id !== id) return held
          return outcome.done
            ? { ...held, state: 'undone', why: undefined }
            : { ...held, state: 'refused', why: outcome.why }
        }),
      )
    },
    clear() {
      ways.clear()
      set([])
    },
  }
}
