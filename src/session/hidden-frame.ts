/** Sign-in in a hidden frame: the authorization page posts the code to this window. */
import { type AuthorizationCodeSource, flowTimedOut, flowTimeout } from './authorization-code.ts'
import { type Callback, parseCallbackMessage } from './callback.ts'

interface Awaited {
  readonly frame: HTMLIFrameElement
  readonly origin: string
  readonly state: string
  readonly signal: AbortSignal | undefined
}

/** Waits for the one message that is from our frame, from the page we opened, and for our state. */
const listen = ({ frame, origin, state, signal }: Awaited) => {
  const cleanUps: (() => void)[] = []
  const answer = new Promise<Callback>((resolve, reject) => {
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (event.source === null || event.source !== frame.contentWindow) return
      if (event.origin !== origin) return
      const callback = parseCallbackMessage(event.data)
      if (callback.state === state) resolve(callback)
    }
    window.addEventListener('message', onMessage)
    cleanUps.push(() => window.removeEventListener('message', onMessage))

    const timer = setTimeout(() => reject(flowTimedOut()), flowTimeout)
    cleanUps.push(() => clearTimeout(timer))

    const onAbort = (): void => reject(signal?.reason)
    signal?.addEventListener('abort', onAbort)
    cleanUps.push(() => signal?.removeEventListener('abort', onAbort))
  })
  return { answer, stop: () => cleanUps.forEach((cleanUp) => void cleanUp()) }
}

/** For pages: response mode `web_message`, no redirect address. */
export const hiddenFrame = (): AuthorizationCodeSource => ({
  responseMode: 'web_message',
  redirectUri: undefined,
  open: async (address, state, signal) => {
    signal?.throwIfAborted()
    const { origin, protocol } = new URL(address)
    if (!/^https?:$/.test(protocol)) throw new TypeError('Not the address of a sign-in page')
    const frame = document.createElement('iframe')
    frame.style.display = 'none'
    frame.title = 'Sign-in'
    // The authorization page posts to the origin that framed it, and learns it from the referrer.
    frame.referrerPolicy = 'origin'
    // Listening begins before the frame exists: a cached page may answer at once.
    const { answer, stop } = listen({ frame, origin, state, signal })
    try {
      frame.src = address
      document.body.append(frame)
      return await answer
    } finally {
      stop()
      frame.remove()
    }
  },
})
