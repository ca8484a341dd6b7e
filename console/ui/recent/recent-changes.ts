// The recent changes of this tab, for Undo after their toast has closed, and after a reload.
import { listenersOf } from '../../store/listeners.ts'

/** The result of an undo; `why` as text. */
export type Outcome = { readonly done: true } | { readonly done: false; readonly why: string }

export const changeStates = ['open', 'undoing', 'undone', 'refused', 'final'] as const

export interface RecentChange {
  readonly id: number
  /** When it was made, as epoch milliseconds. */
  readonly at: number
  readonly text: string
  /** `open` while it can be undone; `final` where it is irreversible. */
  readonly state: (typeof changeStates)[number]
  readonly why?: string | undefined
  /** How a later page undoes it; left out where none can. */
  readonly way?: KeptAs
}

/** Undoes a change on this page only. */
export type TakeBack = () => Promise<Outcome>

/** A change or an inverse as data, for a later page to rebuild it: which one, of what, no secrets. */
export interface KeptAs {
  readonly kind: string
  readonly given?: unknown
}

/** Persists the list over a reload. No call ever fails. */
export interface KeptChanges {
  read(): readonly RecentChange[]
  write(changes: readonly RecentChange[]): void
}

export type RecentChanges = ReturnType<typeof recentChanges>

/** More would be a log, not a list for Undo. */
const MOST = 30

const notKept: KeptChanges = { read: () => [], write: () => {} }

export function recentChanges(kept: KeptChanges = notKept, now: () => number = Date.now) {
  const { subscribe, tell } = listenersOf()
  const ways = new Map<number, TakeBack>()
  let changes: readonly RecentChange[] = kept.read().slice(0, MOST)
  let last = Math.max(0, ...changes.map(({ id }) => id))
  let take: ((way: KeptAs) => Promise<Outcome>) | undefined
  const set = (next: readonly RecentChange[]) => {
    for (const { id } of next.slice(MOST)) ways.delete(id)
    changes = next.slice(0, MOST)
    kept.write(changes)
    tell()
  }
  /** Updates a change, such as one that was undone from its own panel. */
  const become = (id: number, part: Partial<Pick<RecentChange, 'text' | 'state' | 'why'>>) =>
    set(changes.map((change) => (change.id === id ? { ...change, ...part } : change)))
  const wayOf = ({ id, way }: RecentChange): TakeBack | undefined => {
    const carryOut = take
    return ways.get(id) ?? (way && carryOut && (() => carryOut(way)))
  }

  return {
    list: () => changes,
    subscribe,
    /** Adds a change, irreversible without a way back, and returns its id. A function is lost with its page. */
    add(text: string, back?: TakeBack | KeptAs): number {
      last += 1
      if (typeof back === 'function') ways.set(last, back)
      const way = typeof back === 'object' ? { way: back } : {}
      set([{ id: last, at: now(), text, state: back ? 'open' : 'final', ...way }, ...changes])
      return last
    },
    become,
    /** Undoes a change, once; resolves when done or refused. */
    async undo(id: number) {
      const change = changes.find((held) => held.id === id)
      const takeBack = change && wayOf(change)
      if (!takeBack || (change?.state !== 'open' && change?.state !== 'refused')) return
      become(id, { state: 'undoing' })
      const outcome = await takeBack()
      if (outcome.done) become(id, { state: 'undone', why: undefined })
      else become(id, { state: 'refused', why: outcome.why })
    },
    /** Registers the executor of undos; returns the cleanup. */
    takenBackBy(by: (way: KeptAs) => Promise<Outcome>) {
      take = by
      return () => {
        if (take === by) take = undefined
      }
    },
    /** What sends each change that its toast still holds. */
    held: new Set<() => Promise<void>>(),
    /** Forgets all of them, as when another member signs in. */
    clear() {
      ways.clear()
      set([])
    },
  }
}
