// Markup with its tags, its words and where its links lead, and nothing else: comments and all other attributes go.
//
// A browser tells the page of each handler, style and base address that the policy refuses as soon as it parses the text,
// even into a document that is never shown. So strangers' markup loses them before any parser reads it.

/** A comment whole, or a tag up to the end of its name. */
const opening =
  /<(?:!--(?:-?>|[\s\S]*?(?:--!?>|$))|(?:[!?]|\/(?=[^a-z>]))[^>]*>?|\/?[a-z][^\t\n\f\r />]*)/gi

/** An attribute with its value in quotes of either kind or none, as browsers read it. */
const attribute =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\t\n\f\r >"'][^\t\n\f\r >]*)))?/gy

const ending = /[\t\n\f\r /]*>/gy

/** The same markup, in which only a link has an attribute, its `href`. It is still the text of a stranger. */
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
    const isLink = /^<a$/i.test(tag[0])
    for (let next = readOn(attribute); next; next = readOn(attribute)) {
      const [, name = '', ...values] = next
      if (!isLink || name.toLowerCase() !== 'href') continue
      const address = values.find((value) => value !== undefined) ?? ''
      bare += ` href="${address.replaceAll('"', '&quot;')}"`
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
