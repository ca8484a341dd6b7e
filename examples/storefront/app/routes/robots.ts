/** What search engines need not look at. They ask for it at the root of a host, which leads here or serves a copy. */
import { type Given, visitOf } from '../server/visit.ts'
import { href, paths } from '../shop.ts'

const personal = [paths.cart, paths.checkout, paths.thanks, paths.account, paths.search]

export const loader = (given: Given) => {
  const lines = [
    'User-agent: *',
    ...personal.map((path) => `Disallow: ${href(path)}`),
    `Sitemap: ${visitOf(given).address('/sitemap.xml')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain' } })
}
