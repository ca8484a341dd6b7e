/** The title of a page that is nobody else's business. */
import type { MetaDescriptor } from 'react-router'
import { shop } from '../shop.ts'

export const plainMeta = (title: string | undefined): MetaDescriptor[] => [
  { title: title ? `${title} · ${shop.name}` : shop.name },
  { name: 'robots', content: 'noindex' },
]
