/** Sign-in in a hidden frame: the authorization page posts the code to this window. */
import { type AuthorizationCodeSource, inFlowTime } from './authorization-code.ts'
import { type Callback, parseCallbackMessage } from './callback.ts'

/** For pages: response mode `web_message`, no redirect address. */
export const hiddenFrame = (): AuthorizationCodeSource => ({
  responseMode: 'web_message',
  open: async (address, state, signal) => {
    const { origin, protocol } = new URL(address)
    if (!/^https?:$/.test(protocol)) throw new TypeError('No sign-in address')
    const frame = document.createElement('iframe')
    frame.style.display = 'none'
    frame.title = 'Sign-in'
    // The authorization page reads from the referrer which origin it may post to.
    frame.referrerPolicy = 'origin'
    frame.src = address
    let onMessage = (_: MessageEvent<unknown>): void => {}
    try {
      return await inFlowTime(
        signal,
        () =>
          new Promise<Callback>((resolve) => {
            /** Waits for the one message that is from our frame, from the page we opened, and for our state. */
            onMessage = (event) => {
              if (!event.source || event.source !== frame.contentWindow) return
              if (event.origin !== origin) return
              const callback = parseCallbackMessage(event.data)
              if (callback.state === state) resolve(callback)
            }
            // Listening begins before the frame is added, because a cached page may post at once.
            addEventListener('message', onMessage)
            document.body.append(frame)
          }),
      )
    } finally {
      removeEventListener('message', onMessage)
      frame.remove()
    }
  },
})
