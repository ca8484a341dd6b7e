// Unedited content of a description is saved unchanged.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { RichText } from '../../../../console/ui/rich-text/rich-text.tsx'
import type { Toolbar } from '../../../../console/ui/rich-text/toolbar.tsx'
import { renderInConsole } from '../../support/render.tsx'

type Editor = ComponentProps<typeof Toolbar>['editor']

/** The editor behind the text, which it notes there, and what the form gets of it. */
async function open(value: string) {
  const onChange = vi.fn<(html: string) => void>()
  renderInConsole(<RichText label="Description" value={value} saved={value} onChange={onChange} />)
  const text: HTMLElement & { editor?: Editor } = await screen.findByRole('textbox', {
    name: 'Description',
  })
  const { editor } = text
  if (!editor) throw new Error('The text has no editor.')
  await vi.waitFor(() => expect(editor.isInitialized).toBe(true))
  return { editor, onChange, last: () => onChange.mock.lastCall?.[0] }
}

it.each([
  '<p>Oak</p>',
  '<ul><li><p>Oak</p></li></ul>',
  '<h2>Oak</h2>',
  '<blockquote><p>Oak</p></blockquote>',
  '<p>Oak</p><hr>',
])('%s stays as it is when it is only looked at', async (value) => {
  const { editor, onChange } = await open(value)
  act(() => {
    editor.commands.setTextSelection(1)
    editor.commands.selectAll()
  })
  expect(onChange).not.toHaveBeenCalled()
})

it('an addition to a list adds nothing below it', async () => {
  const { editor, last } = await open('<ul><li><p>Oak</p></li></ul>')
  act(() => void editor.commands.insertContentAt(6, ', oiled'))
  expect(last()).toBe('<ul><li><p>Oak, oiled</p></li></ul>')
})

it.each(['<div>Oak</div>', '<p>Sizes</p><table><tbody><tr><td>M</td></tr></tbody></table>'])(
  '%s is as it was loaded once its changes are undone',
  async (value) => {
    const { editor, last } = await open(value)
    act(() => void editor.commands.insertContentAt(1, 'Solid '))
    expect(last()).toContain('Solid')
    act(() => void editor.commands.undo())
    expect(last()).toBe(value)
  },
)

it('keeps raised and lowered text', async () => {
  const { editor, last } = await open('<p>2 m<sup>2</sup>, H<sub>2</sub>O</p>')
  act(() => void editor.commands.insertContentAt(1, 'About '))
  expect(last()).toBe('<p>About 2 m<sup>2</sup>, H<sub>2</sub>O</p>')
})

it('links a typed address to the secure page', async () => {
  const { editor, last } = await open('<p>See</p>')
  act(() => void editor.commands.insertContentAt(4, ' store.example.com '))
  expect(last()).toContain('href="https://store.example.com"')
})

it('links the address that is entered, without the spaces of its copy', async () => {
  const { last } = await open('<p></p>')
  await userEvent.click(screen.getByRole('button', { name: 'Link' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Address/ }), ' store.example {Enter}')
  expect(last()).toBe('<p><a href="https://store.example">store.example</a></p>')
})
