// What no page may do in a test that does not say so: throw, log an error, ask a stranger, or be answered in vain.
import type { BrowserContext, Response } from 'playwright-core'

/**
 * Listens to every page of a private window, tabs that are opened later among them.
 *
 * @param origin the one place that the pages may ask; any where left out
 * @returns what went wrong so far, to which more is added
 */
export async function watchTroubles(context: BrowserContext, origin?: string): Promise<string[]> {
  const troubles: string[] = []
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Policy violated: ${violatedDirective} by ${blockedURI}`)
    })
  })
  context.on('weberror', (thrown) => troubles.push(`Thrown: ${thrown.error().message}`))
  context.on('console', (message) => {
    // Chromium logs each refused answer; which of them matter is looked at below.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    troubles.push(`Logged: ${message.text()}`)
  })
  context.on('request', (request) => {
    const url = request.url()
    if (origin === undefined || !/^(https?|wss?):/.test(url) || isAt(origin, url)) return
    troubles.push(`Asked a stranger: ${url}`)
  })
  context.on('response', async (response) => {
    if (!isInVain(response)) return
    const said = await response.text().catch(() => '')
    troubles.push(`Answered ${response.status()}: ${response.url()} ${said}`)
  })
  return troubles
}

const isAt = (origin: string, url: string) => new URL(url).origin === new URL(origin).origin

/**
 * A platform may refuse an entry, a caller without the right, and a change that comes too late. A missing page or
 * picture, an error of the server and a query that it does not understand are faults of the page that asks.
 */
function isInVain(response: Response): boolean {
  const status = response.status()
  const isQuery = /\/query(-\w+)?$/.test(response.url())
  return status === 404 || status >= 500 || (status === 400 && isQuery)
}
