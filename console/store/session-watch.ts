// Keeps work alive over an ended session and a lost network: a call that meets either waits and is made again.
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
  let waitingCalls = 0
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
  const untilOnline = async () => {
    if (navigator.onLine) return
    waitingCalls += 1
    window.addEventListener('beforeunload', warn)
    await until(
      () => navigator.onLine,
      (check) => {
        window.addEventListener('online', check)
        return () => window.removeEventListener('online', check)
      },
    )
    waitingCalls -= 1
    if (waitingCalls === 0) window.removeEventListener('beforeunload', warn)
  }

  return {
    /** Whether the owner was signed in here and is not any more, so that work waits for a sign-in. */
    get ended() {
      return ended
    },
    /** Whether the owner signed out on purpose, so that nothing goes on. */
    get left() {
      return left
    },
    /** Calls the listener after every change of `ended`. */
    subscribe,
    /**
     * Makes a call that reads. When the session has ended, it is made once more after the owner has signed in again.
     *
     * @throws what the call throws otherwise
     */
    signedIn: <Result>(call: Call<Result>) => repeat(call, { waits: false, repeats: false }),
    /**
     * Makes a call that changes something: like a read, and while the browser is offline it is made as soon as the
     * network is back.
     *
     * @throws what the call throws otherwise
     */
    keep: <Result>(call: Call<Result>) => repeat(call, { waits: true, repeats: true }),
    /**
     * Makes a change that must not be applied twice, such as adding units: like `keep`, but a call that was under way
     * when the network went is not made again.
     *
     * @throws what the call throws otherwise; `offline` where the network went
     */
    once: <Result>(call: Call<Result>) => repeat(call, { waits: true, repeats: false }),
    /** Signs in: what waits goes on only when all of it has worked. */
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
    /** Says that the owner signed out on purpose, so that nothing waits. */
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
        // A refusal of the session before is late: it must not end the one that was begun since.
        if (kind === 'signedOut' && signIns !== before) continue
        if (begun && (kind === 'signedOut' || ended)) await signInAgain()
        else throw error
      }
    }
  }

  /** Pending calls are lost with the page. */
  function warn(event: BeforeUnloadEvent) {
    event.preventDefault()
  }

  async function signInAgain() {
    // A platform that refuses the session with 401 has ended it, though this browser still holds its tokens.
    if (client.session.loggedIn) await client.session.setTokens(undefined)
    look()
    await untilSignedIn()
  }
}
