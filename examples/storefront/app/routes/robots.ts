/** `robots.txt`. Crawlers read it only at the root of a host: redirect here or serve a copy there. */
import { type RouteArgs, visitOf } from '../server/visit.ts'
import { href, paths } from '../shop.ts'

const disallowed = [paths.cart, paths.checkout, paths.thanks, paths.account, paths.search]

export const loader = (args: RouteArgs) => {
  const lines = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${href(path)}`),
    `Sitemap: ${visitOf(args).address('/sitemap.xml')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain' } })
}
