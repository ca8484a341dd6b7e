// Title and description for search engines among the tags of a product's page.
import type { SeoSchema } from 'storefront-client'

type Tag = NonNullable<SeoSchema['tags']>[number]

const isTitle = ({ type }: Tag) => type === 'title'
const isDescription = ({ type, props }: Tag) => type === 'meta' && props?.name === 'description'

/** The title for search engines; empty where the product's name is used. */
export function seoTitle(seo: SeoSchema | null | undefined): string {
  return seo?.tags?.find(isTitle)?.children ?? ''
}

/** The description for search engines; empty where the search engine chooses one. */
export function seoDescription(seo: SeoSchema | null | undefined): string {
  const content = seo?.tags?.find(isDescription)?.props?.content
  return typeof content === 'string' ? content : ''
}

/** The tags with another title; an empty one takes the tag away. Other tags stay as they are. */
export function withSeoTitle(seo: SeoSchema | null | undefined, title: string): SeoSchema {
  return withTag(
    seo,
    isTitle,
    title === '' ? undefined : { ...blank, type: 'title', children: title },
  )
}

/** The tags with another description; an empty one takes the tag away. Other tags stay as they are. */
export function withSeoDescription(seo: SeoSchema | null | undefined, content: string): SeoSchema {
  const tag = { ...blank, type: 'meta', props: { name: 'description', content } }
  return withTag(seo, isDescription, content === '' ? undefined : tag)
}

const blank = { children: '', custom: false, disabled: false } as const

function withTag(
  seo: SeoSchema | null | undefined,
  same: (tag: Tag) => boolean,
  tag: Tag | undefined,
): SeoSchema {
  const tags = seo?.tags ?? []
  const at = tags.findIndex(same)
  if (at < 0) return { ...seo, tags: tag ? [...tags, tag] : tags }
  return { ...seo, tags: tags.flatMap((old, index) => (index === at ? (tag ?? []) : [old])) }
}
