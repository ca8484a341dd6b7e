// Word's clipboard holds a list as paragraphs that begin with their marks, and its headings from the first level on.

const listParagraph = /<p[^>]+mso-list:[^>]*>([\s\S]*?)<\/p>/gi
const listMark = /<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/i

/** The markup with lists as elements, and headings from the editor's first level on. */
export function fromWord(html: string): string {
  return html
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(listParagraph, (_, item: string) => {
      const [mark = '', sign = ''] = listMark.exec(item) ?? []
      // Numbers and letters have a full stop or a bracket behind them: an "o" alone is a bullet.
      const list = /\w[.)]/.test(sign.replace(/<[^>]*>/g, '')) ? 'ol' : 'ul'
      return `<${list}><li>${item.replace(mark, '')}</li></${list}>`
    })
    .replace(/<\/(ul|ol)>\s*<\1>/g, '')
}
