/** `sitemap.xml`: all indexable pages. */
import { sitemapOf } from 'storefront-client/catalogue'
import { readCollections, readProducts } from '../server/catalogue.ts'
import { type RouteArgs, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export const loader = async (args: RouteArgs) => {
  const { address } = visitOf(args)
  const [collections, products] = await Promise.all([readCollections(10_000), readProducts()])
  const pages = [
    paths.home,
    ...collections.map(({ slug }) => paths.collection(slug)),
    ...products.flatMap(({ slug, visible }) => (visible === false ? [] : paths.product(slug))),
  ]
  return new Response(sitemapOf(pages.map(address)), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
