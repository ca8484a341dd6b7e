// A text pasted from Word keeps its lists, and one from Google Docs what is bold or italic in it.
import { expect, it } from 'vitest'
import { fromWord } from '../../../../console/ui/rich-text/from-word.ts'

const item = (mark: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font:7.0pt "Times New Roman"'>${mark}<span>&nbsp; </span></span><![endif]>${text}</p>`

it('makes lists of the paragraphs with bullets, and numbered ones of those with numbers', () => {
  const bullets = `${item('·', 'Brass')}\n${item('o', '<b>Hand</b> made')}`
  expect(
    fromWord(`<p>Our lamp</p>${bullets}<p>Care</p>${item('1.', 'Dust')}${item('b)', 'Oil')}`),
  ).toBe(
    '<p>Our lamp</p><ul><li>Brass</li><li><b>Hand</b> made</li></ul><p>Care</p><ol><li>Dust</li><li>Oil</li></ol>',
  )
})

it('numbers a list from where it begins', () => {
  const list = `${item('5.', 'Dust')}${item('6.', 'Oil')}`
  expect(fromWord(list)).toBe('<ol start="5"><li>Dust</li><li>Oil</li></ol>')
})

it('takes the whole of a copy from Google Docs not for bold, but what is', () => {
  const whole = '<b style="font-weight:normal;" id="docs-internal-guid-1">'
  const of = (style: string, text: string) => `<span style="font-size:11pt;${style}">${text}</span>`
  const plain = of('font-weight:400;font-style:normal', 'Our ')
  const bold = of('font-weight:700;font-style:normal', 'lamp')
  const both = of('font-weight:700;font-style:italic', ' by hand')
  expect(fromWord(`${whole}<p>${plain}${bold}${both}</p></b>`)).toBe(
    `<p>${plain}<strong>lamp</strong><strong><em> by hand</em></strong></p></b>`,
  )
})

it('leaves bold in Word, whose complex scripts are not', () => {
  const html = "<p><b style='mso-bidi-font-weight:normal'>Lamp</b></p>"
  expect(fromWord(html)).toBe(html)
})

it('leaves other markup as it is', () => {
  const html = '<p>A 1. lamp</p><ul><li>o</li></ul>'
  expect(fromWord(html)).toBe(html)
})

// The time was quadratic: each of these froze the page for minutes.
it.each([
  ['tags without an end', 'mso-list:<p<b style=";<span'],
  [
    'a mark without an end',
    `<p mso-list:x><![if !supportLists]>${'a<'.repeat(100_000)}<![endif]></p>`,
  ],
  ['a word for a mark', `<p mso-list:x><![if !supportLists]>${'a'.repeat(200_000)}<![endif]></p>`],
])('reads a paste with %s, of any length', (_, html) => {
  expect(fromWord(html.repeat(Math.ceil(200_000 / html.length)))).not.toBe('')
})
