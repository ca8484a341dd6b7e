// Word's clipboard holds a list as paragraphs that begin with their marks; Google Docs' is one bold element that its
// style undoes, and what is bold or italic in it is in styles alone.

const listParagraph = /<p(?=[^<>]+mso-list:)[^<>]*>([\s\S]*?)<\/p>/gi
const listMark = /<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/i

const notBold = /<b\b(?=[^<>]*[";\s]font-weight:\s*normal)[^<>]*>/gi
const styled = /<span\b([^<>]*)>([^<]+)<\/span>/gi

/** The markup with lists, bold and italic text as elements. */
export function fromWord(html: string): string {
  return html
    .replace(notBold, '')
    .replace(styled, (span, style: string, text: string) => {
      const slanted = /font-style:\s*italic/i.test(style) ? `<em>${text}</em>` : text
      if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) return `<strong>${slanted}</strong>`
      return slanted === text ? span : slanted
    })
    .replace(listParagraph, (_, item: string) => {
      const [mark = '', sign = ''] = listMark.exec(item) ?? []
      // Numbers and letters have a full stop or a bracket behind them: an "o" alone is a bullet.
      const [, place] = /(\w{1,9})[.)]/.exec(sign.replace(/<[^<>]*>/g, '')) ?? []
      const list = place ? 'ol' : 'ul'
      const start = Number(place) > 1 ? ` start="${place}"` : ''
      return `<${list}${start}><li>${item.replace(mark, '')}</li></${list}>`
    })
    .replace(/<\/(ul|ol)>\s*<\1(?: start="\d+")?>/g, '')
}
