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

it('keeps what is bold or italic in Word on the web, and each list whole', () => {
  const run = (style: string, text: string) =>
    `<span class="TextRun SCXW1" style="font-size: 11pt; ${style}"><span class="NormalTextRun SCXW1">${text}</span></span>`
  const end = '<span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span>'
  const line = (style: string, text: string) =>
    `<p class="Paragraph SCXW1">${run(style, text)}${end}</p>`
  const list = (tag: string, start: string, text: string) =>
    `<div class="ListContainerWrapper SCXW1"><${tag} class="ListStyle SCXW1"${start}><li>${line('font-weight: normal;', text)}</li></${tag}></div>`
  const copied = [
    line('font-weight: bold; font-style: italic;', 'By hand'),
    ...['Brass', 'Glass'].map((text) => list('ul', '', text)),
    ...['Dust', 'Oil'].map((text, at) => list('ol', ` start="${at + 1}"`, text)),
    list('ol', ' start="1"', 'Ship'),
  ].join('')
  const pasted = fromWord(copied)
    .replace(/<(?!ol)(\w+) [^>]*>/g, '<$1>')
    .replace(/<\/?(?:span|div|p)>/g, '')
    .replace(/ class="[^"]*"/g, '')
  expect(pasted).toBe(
    '<strong><em>By hand</em></strong><ul><li>Brass</li><li>Glass</li></ul><ol start="1"><li>Dust</li><li>Oil</li></ol><ol start="1"><li>Ship</li></ol>',
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
  ['spans without an end', '<span class="EOP'],
  ['lists without an end', '</ul></div><div ListContainerWrapper'],
  ['spans in each other', '<span style="font-weight:bold">'],
  [
    'a mark without an end',
    `<p mso-list:x><![if !supportLists]>${'a<'.repeat(100_000)}<![endif]></p>`,
  ],
  ['a word for a mark', `<p mso-list:x><![if !supportLists]>${'a'.repeat(200_000)}<![endif]></p>`],
])('reads a paste with %s, of any length', (_, html) => {
  expect(fromWord(html.repeat(Math.ceil(200_000 / html.length)))).not.toBe('')
})
