// Sanitizes HTML on the way into and out of the editor: no scripts, loads or foreign styles.
import createPurifier from 'dompurify'
import { bareTags } from './bare-tags.ts'

const purifier = createPurifier(window)

// A link without its refused address keeps its text.
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLAnchorElement && !element.hasAttribute('href')) {
    element.replaceWith(...element.childNodes)
  }
})

/** The editor's own tags; others are removed and keep their text. */
const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sup', 'sub', 'a', 'ul', 'ol', 'li'],
    ...['h2', 'h3', 'blockquote', 'hr', 'code', 'pre', 'div'],
  ],
  ALLOWED_ATTR: ['href', 'start'],
  // Else it would have to be an address.
  ADD_URI_SAFE_ATTR: ['start'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** Content beyond text, and formatting that no tag of the editor has. */
const foreignTag =
  /<(?:img|picture|video|audio|iframe|object|embed|svg|table|font|center|pre)(?![\w-])/i
const foreignAttribute = /<[a-z][^<>]*\s(?:(?:style|align)\s*=|dir\s*=["'\s]*rtl)/i

/** Whether HTML has more than the editor can show, which the first change drops. */
export function hasMoreThanText(html: string): boolean {
  return foreignTag.test(bareTags(html)) || foreignAttribute.test(html)
}

/** Blocks that the editor lacks: without any, their words would join those of the next. */
const blocks =
  /<(\/?)(?:address|article|aside|center|d[dlt]|figcaption|footer|header|main|section|summary|t(?:able|body|foot|head|r))(?![\w-])/gi

/** The HTML reduced to text, structure and web links, with headings and blocks as the editor has them. */
export function cleanHtml(html: string): string {
  const structured = bareTags(html)
    .replace(/<(\/?)h([1456])(?![\w-])/gi, (_, end, level) => `<${end}h${level === '1' ? 2 : 3}`)
    .replace(/<\/t[dh]>/gi, ' $&')
    .replace(blocks, '<$1div')
  return purifier.sanitize(structured, allowed)
}
