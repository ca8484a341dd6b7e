// A text pasted from Word keeps its headings and lists.
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

it('takes a first heading down to the editor’s first level', () => {
  expect(fromWord('<h1 style="x">Lamp</h1><hr>')).toBe('<h2 style="x">Lamp</h2><hr>')
})

it('leaves other markup as it is', () => {
  const html = '<p>A 1. lamp</p><ul><li>o</li></ul>'
  expect(fromWord(html)).toBe(html)
})
