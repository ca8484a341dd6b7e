// A description written elsewhere: what the editor cannot show would go with the first change, so it says so. Its words
// stay apart.
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RichText } from '../../../../console/ui/rich-text/rich-text.tsx'
import { renderInConsole } from '../../support/render.tsx'

const open = (value: string, saved = value) =>
  renderInConsole(<RichText label="Description" value={value} saved={saved} onChange={() => {}} />)
const warning =
  'This text contains formatting, tables, pictures or videos that cannot be edited here.'

it.each([
  '<p>Sizes</p><table><tr><td>M</td></tr></table>',
  '<p>Look: <img src="https://cdn.example/a.jpg"></p>',
  '<VIDEO src="https://cdn.example/a.mp4"></VIDEO>',
  '<iframe src="https://video.example/1"></iframe>',
  '<p style="text-align:center">Oak</p>',
  "<p>Oak, <SPAN class=x STYLE='color:#a00'>oiled</SPAN></p>",
  '<p align=right>Oak</p>',
  '<p dir="rtl">Oak</p>',
  '<p>Oak, <font color="red">oiled</font></p>',
  '<pre>10 × 20</pre>',
])('%s is removed by a change, and the editor warns', async (markup) => {
  open(markup)
  const note = await screen.findByText(warning, { exact: false })
  const text = screen.getByRole('textbox', { name: 'Description' })
  expect(text).toHaveAccessibleDescription(note.textContent ?? '')
})

it.each([
  '',
  '<p>A <strong>plain</strong> text about a &lt;table&gt;</p>',
  '<tables>none</tables>',
  '<p class="body" dir="ltr">Text with style="x", and <a href="/a?style=b">a link</a></p>',
])('%j can be edited whole', async (markup) => {
  open(markup)
  expect(await screen.findByRole('textbox', { name: 'Description' })).toBeVisible()
  expect(screen.queryByText(warning, { exact: false })).toBeNull()
})

it('warns also after the change, until it is saved', async () => {
  open('<p>Sizes</p>', '<p>Sizes</p><table><tr><td>M</td></tr></table>')
  expect(await screen.findByText(warning, { exact: false })).toBeVisible()
})

it('warns no more once the change is saved', async () => {
  open('<p>Sizes</p>', '<p>Sizes</p>')
  expect(await screen.findByRole('textbox', { name: 'Description' })).toBeVisible()
  expect(screen.queryByText(warning, { exact: false })).toBeNull()
})

it.each([
  ['<div>Oak</div><div>Oiled<br>twice</div>', ['Oak', 'Oiled\ntwice']],
  ['<div><p>Oak</p></div><section>Oiled</section>', ['Oak', 'Oiled']],
  [
    '<table><tbody><tr><th>Height</th><td>10 cm</td></tr><tr><th>Width</th><td>20 cm</td></tr></tbody></table>',
    ['Height 10 cm', 'Width 20 cm'],
  ],
  ['<dl><dt>Care</dt><dd>Dust it</dd></dl>', ['Care', 'Dust it']],
])('the words of %s stay apart', async (markup, blocks) => {
  open(markup)
  const text = await screen.findByRole('textbox', { name: 'Description' })
  const shown = [...text.children].map(({ innerHTML }) => innerHTML.replace('<br>', '\n').trim())
  expect(shown).toEqual(blocks)
})

it('keeps code', async () => {
  open('<p>Enter <code>WOOL</code></p>')
  const text = await screen.findByRole('textbox', { name: 'Description' })
  expect(text.innerHTML).toBe('<p>Enter <code>WOOL</code></p>')
})

it('headings of every level stay headings', async () => {
  open('<h1>Lamp</h1><h4>Wood</h4><h6>Care</h6>')
  const text = await screen.findByRole('textbox', { name: 'Description' })
  expect(text.innerHTML).toBe('<h2>Lamp</h2><h3>Wood</h3><h3>Care</h3>')
})
