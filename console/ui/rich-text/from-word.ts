// Word's clipboard holds a list as paragraphs that begin with their marks, that of Word on the web each item as a list;
// Google Docs' is one bold element that its style undoes. What is bold or italic in the latter two is in styles alone.

const listParagraph = /<p(?=[^<>]+mso-list:)[^<>]*>([\s\S]*?)<\/p>/gi
const listMark = /<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/i

const notBold = /<b\b(?=[^<>]*[";\s]font-weight:\s*normal)[^<>]*>/gi
const span = /<(\/?)span\b([^<>]*)>/gi

/** The end of a paragraph in Word on the web, which holds a space. */
const paragraphEnd = /<span\b[^<>]*\bclass="EOP\b[^<>]*>[^<]*<\/span>/gi
const betweenItems =
  /<\/(ul|ol)>\s*<\/div>\s*<div\b[^<>]*\bListContainerWrapper\b[^<>]*>\s*<\1\b(?![^<>]*start="1")[^<>]*>/gi

/** The markup with lists, bold and italic text as elements. */
export function fromWord(html: string): string {
  /** What closes each span that is open. */
  const open: string[] = []
  return html
    .replace(notBold, '')
    .replace(paragraphEnd, '')
    .replace(betweenItems, '')
    .replace(span, (tag, ends: string, style: string) => {
      if (ends) return open.pop() ?? tag
      const bold = /font-weight:\s*(?:bold|[6-9]00)/i.test(style) ? 'strong>' : ''
      const italic = /font-style:\s*italic/i.test(style) ? 'em>' : ''
      open.push([italic, bold].map((mark) => mark && `</${mark}`).join('') || '</span>')
      return [bold, italic].map((mark) => mark && `<${mark}`).join('') || tag
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
