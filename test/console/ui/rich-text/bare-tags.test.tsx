// Markup without attributes is read by a browser as the same markup, for whatever a stranger wrote.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareTags } from '../../../../console/ui/rich-text/bare-tags.ts'
import { cleanHtml } from '../../../../console/ui/rich-text/clean-html.ts'
import { runs } from '../../../setup/long.ts'

function read(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

/** What a tag keeps: the target of a link, and the first number of a list. */
const kept = new Map([
  ['a', 'href'],
  ['ol', 'start'],
])

/** The markup as a parser reads it, of which every other attribute and every comment is taken. */
function readBare(html: string): string {
  const body = read(html)
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes])
      if (name !== kept.get(element.localName)) element.removeAttribute(name)
  }
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Comment[] = []
  while (comments.nextNode()) {
    if (comments.currentNode instanceof Comment) found.push(comments.currentNode)
  }
  for (const comment of found) comment.remove()
  body.normalize()
  return body.innerHTML
}

const name = fc.constantFrom('p', 'b', 'A', 'img', 'ul', 'OL', 'li', 'h2', 'br', 'svg', 'base')
const pieces = [
  ...[
    '<',
    '</',
    '>',
    '/>',
    '/',
    '=',
    '"',
    "'",
    ' ',
    '\n',
    '<!--',
    '-->',
    '--!>',
    '<!',
    '<?',
    '&lt;',
  ],
  ...[
    ' onclick=hacked=1',
    ' href=/a',
    ' href="/b"',
    " HREF='/c'",
    ' style="color:red"',
    ' x',
    ' start=5',
  ],
  'word',
]
const tag = fc
  .tuple(name, fc.array(fc.constantFrom(...pieces.slice(2)), { maxLength: 5 }))
  .map(([of, rest]) => `<${of}${rest.join('')}>`)
const soup = fc
  .array(fc.oneof(tag, name, fc.constantFrom(...pieces)), { maxLength: 14 })
  .map((parts) => parts.join(''))

describe('markup without attributes', () => {
  it('keeps elements, text and links, and no other attribute, for any input', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const bare = bareTags(html)
        expect(readBare(bare)).toBe(readBare(html))
        expect(readBare(bare)).toBe(read(bare).innerHTML)
      }),
      { numRuns: runs(2000) },
    )
  })

  it('takes linear time, however truncated', () => {
    for (const piece of ['<a "', '<a =', '<!-', '<p a="', '<', '<a ', "<b x='"]) {
      expect(bareTags(piece.repeat(100_000)).length).toBeLessThanOrEqual(400_000)
    }
  })
})

describe('clean markup', () => {
  it.each([
    ['<p onclick="hacked=1">Warm<script>hacked=1</script></p>', '<p>Warm</p>'],
    ['<a href="javascript:hacked=1">wool</a>', 'wool'],
    ['<a href=" java&#115;cript:hacked=1">wool</a>', 'wool'],
    [
      '<p>Of <a name=x>merino <b>wool</b></a> and <a>silk</a></p>',
      '<p>Of merino <b>wool</b> and silk</p>',
    ],
    ['<a><a href="javascript:1"><b onclick=hacked=1>in</b></a></a>', '<b>in</b>'],
    [`"><svg onload=hacked=1><b style="color:red">light</b>`, '"&gt;<b>light</b>'],
    ['<img src=x onerror=hacked=1>', ''],
    ['<ol type=a start="5"><li>Oil</li></ol>', '<ol start="5"><li>Oil</li></ol>'],
    ['<iframe srcdoc="<script>top.hacked=1</script>"></iframe>soft', 'soft'],
    ['<!--[if gte mso 9]><xml x="> --><h2 class=MsoTitle>Title</h2><!-- "> -->', '<h2>Title</h2>'],
    [
      '<a href="https://wool.example/?a=1&amp;b=\'2\'">shop</a>',
      '<a href="https://wool.example/?a=1&amp;b=\'2\'">shop</a>',
    ],
  ])('of %s is %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })
})
