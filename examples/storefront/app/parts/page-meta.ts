/** What a page says of itself to search engines, and to those who pass its address on. */
import type { MetaDescriptor } from 'react-router'
import type { Picture } from '../catalogue/picture.ts'
import { languages } from '../messages/languages.ts'
import { shop } from '../shop.ts'

/** A page as others speak of it. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly origin: string
  /** The path of the page, without what only changes how it looks. */
  readonly path: string
  /** What others see beside the address. */
  readonly picture?: Picture | undefined
  /** What the page is about, as schema.org has it. */
  readonly about?: Readonly<Record<string, unknown>>
}

/** The page's own address. */
const addressOf = ({ origin, path }: PageMeta): string =>
  `${origin}${shop.base.slice(0, -1)}${path}`

export const pageMeta = (page: PageMeta | undefined): MetaDescriptor[] => {
  if (!page) return [{ title: shop.name }]
  const { title, description, picture, about } = page
  const named = title === shop.name ? title : `${title} · ${shop.name}`
  const address = addressOf(page)
  return [
    { title: named },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...Object.keys(languages).map((code) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: code,
      href: `${address}?lang=${code}`,
    })),
    { property: 'og:title', content: named },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: shop.name },
    ...(picture
      ? [
          { property: 'og:image', content: picture.src },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(about ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...about } }] : []),
  ]
}
