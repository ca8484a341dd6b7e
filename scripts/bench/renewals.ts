/** Counts token calls of concurrent callers with one expired token. */
import { randomFor } from '../../sandbox/platform/random.ts'
import { createClient, memoryStorage, platforms } from '../../src/index.ts'
import { answerFromMemory } from './page.ts'

const callers = 200

/** Random jitter: every schedule interleaves the callers differently. */
const later = async (random: () => number): Promise<void> => {
  const ticks = Math.floor(random() * 4)
  for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
  if (random() < 0.2) await new Promise((resolve) => setImmediate(resolve))
}

/** The maximum of token calls over all schedules; 1 is optimal. */
export const mostRenewals = async (schedules: number): Promise<number> => {
  let most = 0
  for (let seed = 1; seed <= schedules; seed += 1) {
    const random = randomFor(seed, 'schedule').next
    const network = answerFromMemory()
    const client = createClient({
      platform: platforms.sandbox('http://127.0.0.1:4100'),
      clientId: 'app',
      storage: memoryStorage({
        accessToken: { value: 'stale', expiresAt: 1 },
        refreshToken: { value: 'refresh', role: 'member' },
      }),
      fetch: async (url) => {
        await later(random)
        return network.fetch(url)
      },
    })
    await Promise.all(
      Array.from({ length: callers }, async () => {
        await later(random)
        await client.currentCart.getCurrentCart()
      }),
    )
    most = Math.max(most, network.tokenCalls)
  }
  return most
}
