/** Search engine data, completed with the fields that answers require. */
import type { SeoSchema, SeoSchemaInput } from '../../../generated/wire.ts'

/** The data after a request: sent tags and settings replace the old, the rest stays. */
export function editSeo(before: SeoSchema | undefined, input: SeoSchemaInput): SeoSchema {
  const { tags, settings } = input
  const after: SeoSchema = {
    tags: before?.tags ?? [],
    ...(before?.settings && { settings: before.settings }),
  }
  if (tags) {
    after.tags = tags.map((tag) => ({
      type: '',
      children: '',
      custom: false,
      disabled: false,
      ...tag,
    }))
  }
  if (settings) {
    const { preventAutoRedirect, keywords } = settings
    after.settings = {
      preventAutoRedirect: preventAutoRedirect ?? before?.settings?.preventAutoRedirect ?? false,
      keywords:
        keywords?.map((keyword) => ({ term: '', isMain: false, ...keyword })) ??
        before?.settings?.keywords ??
        [],
    }
  }
  return after
}
