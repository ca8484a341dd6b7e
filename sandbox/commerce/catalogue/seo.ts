/** Search engine data, completed with the fields that answers require. */
import type { SeoSchema, SeoSchemaInput } from '../../../generated/wire.ts'

/** The data after a request: sent tags and settings replace the old, the rest stays. */
export function editSeo(
  before: SeoSchema | undefined,
  { tags, settings: sent }: SeoSchemaInput,
): SeoSchema {
  const { preventAutoRedirect = false, keywords = [] } = before?.settings ?? {}
  const settings = sent
    ? {
        preventAutoRedirect: sent.preventAutoRedirect ?? preventAutoRedirect,
        keywords: sent.keywords?.map((one) => ({ term: '', isMain: false, ...one })) ?? keywords,
      }
    : before?.settings
  const changed = tags?.map((tag) => ({
    type: '',
    children: '',
    custom: false,
    disabled: false,
    ...tag,
  }))
  return { tags: changed ?? before?.tags ?? [], ...(settings && { settings }) }
}
