// Fails tests on unexpected exceptions, console errors, cross-origin requests and failed responses.
import type { BrowserContext, Response } from 'playwright-core'

/**
 * Listens to every page of a context, including later tabs.
 *
 * @param origin the only origin allowed; any if omitted
 * @returns a live list of problems
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
 * Validation errors, missing permissions and conflicts are legitimate. A missing page or image, a server error and a
 * malformed query are faults of the page.
 */
function isInVain(response: Response): boolean {
  const status = response.status()
  const isQuery = /\/query(-\w+)?$/.test(response.url())
  return status === 404 || status >= 500 || (status === 400 && isQuery)
}
