// Strips comments and all attributes but a link's `href` and a list's `start` from untrusted markup.
//
// The browser reports a CSP violation for each handler, style and base address as soon as it parses them, even into an
// inert document. So untrusted markup loses them before any parser reads it.

/** A comment whole, or a tag up to the end of its name. */
const opening =
  /<(?:!--(?:-?>|[\s\S]*?(?:--!?>|$))|(?:[!?]|\/(?=[^a-z>]))[^>]*>?|\/?[a-z][^\t\n\f\r />]*)/gi

/** An attribute with its value in quotes of either kind or none, as browsers read it. */
const attribute =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\t\n\f\r >"'][^\t\n\f\r >]*)))?/gy

const ending = /[\t\n\f\r /]*>/gy

const kept = new Map([
  ['<a', 'href'],
  ['<ol', 'start'],
])

/** The markup without any other attribute. Still untrusted. */
export function bareTags(html: string): string {
  let bare = ''
  let at = 0
  for (;;) {
    opening.lastIndex = at
    const tag = opening.exec(html)
    if (!tag) return bare + html.slice(at)
    bare += html.slice(at, tag.index)
    at = opening.lastIndex
    if (!/^<\/?[a-z]/i.test(tag[0])) continue
    bare += tag[0]
    const keeps = kept.get(tag[0].toLowerCase())
    for (let next = readOn(attribute); next; next = readOn(attribute)) {
      const [, name = '', ...values] = next
      if (name.toLowerCase() !== keeps) continue
      const given = values.find((value) => value !== undefined) ?? ''
      bare += ` ${keeps}="${given.replaceAll('"', '&quot;')}"`
    }
    const [end] = readOn(ending) ?? []
    if (end) bare += end.endsWith('/>') ? '/>' : '>'
  }

  function readOn(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at
    const found = pattern.exec(html)
    if (found) at = pattern.lastIndex
    return found
  }
}
