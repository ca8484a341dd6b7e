// SEO title and description among the tags of a product's page.
import type { SeoSchema, SeoTag } from 'storefront-client'

type Seo = SeoSchema | null | undefined

const isTitle = ({ type }: SeoTag) => type === 'title'
const isDescription = ({ type, props }: SeoTag) => type === 'meta' && props?.name === 'description'

/** The SEO title; empty where the product's name is used. */
export function seoTitle(seo: Seo): string {
  return seo?.tags?.find(isTitle)?.children ?? ''
}

/** The SEO description; empty where the search engine chooses one. */
export function seoDescription(seo: Seo): string {
  const content = seo?.tags?.find(isDescription)?.props?.content
  return typeof content === 'string' ? content : ''
}

/** The tags with another title; an empty one removes the tag. Other tags are kept. */
export function withSeoTitle(seo: Seo, children: string): SeoSchema {
  return withTag(seo, isTitle, children && { ...blank, type: 'title', children })
}

/** The tags with another description; an empty one removes the tag. Other tags are kept. */
export function withSeoDescription(seo: Seo, content: string): SeoSchema {
  const props = { name: 'description', content }
  return withTag(seo, isDescription, content && { ...blank, type: 'meta', props })
}

const blank = { children: '', custom: false, disabled: false } as const

function withTag(seo: Seo, same: (tag: SeoTag) => boolean, tag: SeoTag | ''): SeoSchema {
  const tags = seo?.tags ?? []
  const now = tag === '' ? [] : [tag]
  const at = tags.findIndex(same)
  if (at < 0) return { ...seo, tags: [...tags, ...now] }
  return { ...seo, tags: tags.flatMap((old, index) => (index === at ? now : [old])) }
}
