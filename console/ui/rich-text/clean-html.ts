// Simple HTML without anything that runs, loads or looks foreign: on the way into the editor and out of it.
import createPurifier from 'dompurify'
import { bareTags } from './bare-tags.ts'

const purifier = createPurifier(window)

// A link whose address was refused leads nowhere: its words stay.
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLAnchorElement && !element.hasAttribute('href')) {
    element.replaceWith(...element.childNodes)
  }
})

/** The editor's own tags; others are removed and keep their text. */
const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'ul', 'ol', 'li'],
    ...['h2', 'h3', 'h4', 'blockquote', 'hr', 'code', 'pre'],
  ],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** The HTML with nothing in it but text, its structure and links of the web. */
export function cleanHtml(html: string): string {
  return purifier.sanitize(bareTags(html), allowed)
}
