/** Sign-in in a hidden frame: the authorization page posts the code to this window. */
import { flowError } from '../errors/flow-error.ts'
import { type AuthorizationCodeSource, flowTimeout } from './authorization-code.ts'
import { type Callback, parseCallbackMessage } from './callback.ts'

/** Waits for the one message that is from our frame, from the page we opened, and for our state. */
const listen = (frame: HTMLIFrameElement, origin: string, state: string) => {
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
    const timer = setTimeout(
      () => reject(flowError('OAUTH_FLOW_TIMED_OUT', 'OAuth flow timed out')),
      flowTimeout,
    )
    cleanUps.push(() => clearTimeout(timer))
  })
  return { answer, stop: () => cleanUps.forEach((cleanUp) => void cleanUp()) }
}

/** For pages: response mode `web_message`, no redirect address. */
export const hiddenFrame = (): AuthorizationCodeSource => ({
  responseMode: 'web_message',
  redirectUri: undefined,
  open: async (address, state) => {
    const frame = document.createElement('iframe')
    frame.style.display = 'none'
    frame.title = 'Sign-in'
    // The authorization page posts to the origin that framed it, and learns it from the referrer.
    frame.referrerPolicy = 'origin'
    // Listening begins before the frame exists: a cached page may answer at once.
    const { answer, stop } = listen(frame, new URL(address).origin, state)
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
