/** Protects a session from its copies: a duplicated tab begins with one, and its refresh token works once. */
import { pause } from '../../transport/with-timeout.ts'
import { fieldsOf } from '../../values/json.ts'
import { webLock } from './lock.ts'
import { openChannel, type TabSync } from './tab-sync.ts'
import { parseTokens } from './tokens.ts'

/** How long a tab waits to hear of a newer record before it renews its own, in milliseconds. */
const hearsWithin = 50

/** Tells two refresh tokens apart; 32 bits say nothing of a token. */
const markOf = (token: string): number => {
  let mark = 0
  for (const letter of token) mark = (Math.imul(mark, 31) + letter.charCodeAt(0)) | 0
  return mark
}

/**
 * For an entry of the tab's session storage: where the platform replaces refresh tokens, the tab that renews first keeps
 * the session, and the others begin anew. Only versions and marks are announced, never a token.
 */
export const copySync = (key: string): TabSync => ({
  key,
  lock: webLock,
  channel: (name) => {
    const channel = globalThis.window && openChannel(name)
    const own = () => {
      try {
        const tokens = parseTokens(window.sessionStorage.getItem(key))
        const { signInId, version } = tokens?.renewal ?? {}
        return tokens && { signInId, version, mark: markOf(tokens.refreshToken.value) }
      } catch {
        return undefined
      }
    }
    const tell = async () => channel?.postMessage({ ...own() })
    channel?.addEventListener('message', ({ data }) => {
      const { signInId, version = 0, mark } = own() ?? {}
      const heard = fieldsOf(data)
      if (!signInId || heard.signInId !== signInId || heard.mark === mark) return
      // The newer one has used the refresh token of both.
      if (Number(heard.version) > version) window.sessionStorage.removeItem(key)
      else if (Number(heard.version) < version) void tell()
    })
    return {
      announce: tell,
      newest: async () => {
        if (!own()) return 0
        await tell()
        await pause(hearsWithin)
        return 0
      },
      listen: (listener) => {
        channel?.addEventListener('message', listener)
        return () => channel?.removeEventListener('message', listener)
      },
    }
  },
})
