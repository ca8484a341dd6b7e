/** The sitemap of a shop, for search engines. */

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * The text of a `sitemap.xml`, to be served as `application/xml`.
 *
 * @param addresses the absolute addresses of all pages that are the same for everyone
 */
export const sitemapOf = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>`),
    '</urlset>\n',
  ].join('\n')
