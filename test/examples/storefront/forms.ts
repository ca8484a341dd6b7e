// What a browser without scripts does with the shop: links, forms, cookies.
import { expect } from 'vitest'

/** A browser without scripts: it keeps cookies and follows redirects within this machine. */
export function browser(cookies?: ReadonlyMap<string, string>) {
  const jar = new Map(cookies)
  const visit = async (address: string, fields?: Record<string, string>): Promise<Page> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      jar.set(name, value)
      expect(text).toContain('HttpOnly')
    }
    const location = response.headers.get('location')
    if (location !== null) return visit(new URL(location, address).href)
    const html = await response.text()
    return { address, status: response.status, html, text: textOf(html) }
  }
  return Object.assign(visit, { copy: () => browser(jar) })
}

/** A page as it was answered. */
export interface Page {
  address: string
  status: number
  html: string
  text: string
}

const textOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')

/** The value of a hidden field. */
export const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? ''
