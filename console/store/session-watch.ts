// Keeps calls alive across session expiry and network loss: a failed one waits and is retried.
import { failureOf } from './failure.ts'
import { listenersOf } from './listeners.ts'
import type { StoreClient } from './store-client.ts'

export type SessionWatch = ReturnType<typeof watchSession>

type Call<Result> = () => Promise<Result>

/** Watches the session of a client, in this tab and in others. */
export function watchSession(client: StoreClient) {
  const { subscribe, tell } = listenersOf()
  let begun = client.session.loggedIn
  let ended = false
  let left = false
  let entering = false
  let signIns = 0
  const look = () => {
    const now = begun && !client.session.loggedIn
    if (now === ended || entering) return
    ended = now
    if (!ended) signIns += 1
    tell()
  }
  client.session.subscribe(look)

  const until = (holds: () => boolean, listen: (check: () => void) => () => void) =>
    new Promise<void>((resolve) => {
      if (holds()) return resolve()
      const leave = listen(() => {
        if (!holds()) return
        leave()
        resolve()
      })
    })
  const untilSignedIn = () => until(() => !ended, subscribe)
  const untilOnline = () =>
    until(
      () => navigator.onLine,
      (check) => {
        const stop = new AbortController()
        const { signal } = stop
        window.addEventListener('online', check, { signal })
        // Pending calls are lost with the page.
        window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
        return () => stop.abort()
      },
    )

  return {
    /** Whether the session ended without a sign-out, so that work waits for a sign-in. */
    get ended() {
      return ended
    },
    /** Whether the owner signed out on purpose: nothing is retried. */
    get left() {
      return left
    },
    /** Notifies after every change of `ended`. */
    subscribe,
    /** Makes a read. If the session has ended, it is retried after the next sign-in. */
    signedIn: <Result>(call: Call<Result>) => repeat(call, { waits: false, repeats: false }),
    /** Makes a change: like a read, and while the browser is offline it waits for the network. */
    keep: <Result>(call: Call<Result>) => repeat(call, { waits: true, repeats: true }),
    /**
     * Makes a non-idempotent change, such as adding units: like `keep`, but a call in flight on network loss is not
     * retried.
     */
    once: <Result>(call: Call<Result>) => repeat(call, { waits: true, repeats: false }),
    /** Signs in: waiting calls resume only on full success. */
    async signIn(enter: () => Promise<void>) {
      entering = true
      try {
        await enter()
        begun = true
        left = false
      } finally {
        entering = false
        look()
      }
    },
    /** Marks a deliberate sign-out, so that nothing waits. */
    end() {
      begun = false
      left = true
      look()
    },
  }

  async function repeat<Result>(
    call: Call<Result>,
    network: { readonly waits: boolean; readonly repeats: boolean },
  ): Promise<Result> {
    for (;;) {
      if (network.waits) await untilOnline()
      if (ended) await untilSignedIn()
      const before = signIns
      try {
        return await call()
      } catch (error) {
        const { kind } = failureOf(error)
        look()
        if (kind === 'offline' && network.repeats) continue
        // A late 401 of the previous session must not end the new one.
        if (kind === 'signedOut' && signIns !== before) continue
        if (begun && (kind === 'signedOut' || ended)) await signInAgain()
        else throw error
      }
    }
  }

  async function signInAgain() {
    // A 401 means that the platform has ended the session, though this browser still has its tokens.
    if (client.session.loggedIn) await client.session.setTokens(undefined)
    look()
    await untilSignedIn()
  }
}
