import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'ra-core'
import { describe, expect, it, vi } from 'vitest'
import { ChoicesField } from '../../../../console/resources/products/parts/options/choices-field.tsx'
import { OptionFields } from '../../../../console/resources/products/parts/options/option-fields.tsx'
import { renderInConsole } from '../../support/render.tsx'

describe('the choices of an option', () => {
  it('are not added by the Enter that ends a composition', () => {
    renderInConsole(
      <Form>
        <ChoicesField source="choices" option="Colour" renamed={() => {}} />
      </Form>,
    )
    const field = screen.getByLabelText('Choices')
    fireEvent.change(field, { target: { value: 'あか' } })
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    // Safari ends the composition before the key.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(document.querySelectorAll('li')).toHaveLength(0)
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    expect(document.querySelectorAll('li')).toHaveLength(1)
  })

  it('stay while Backspace repeats, and are removed one by one per press', async () => {
    renderInConsole(
      <Form>
        <ChoicesField source="choices" option="Colour" renamed={() => {}} />
      </Form>,
    )
    const field = screen.getByLabelText('Choices')
    await userEvent.type(field, 'Red,Blue,')
    fireEvent.keyDown(field, { key: 'Backspace', repeat: true })
    expect(document.querySelectorAll('li')).toHaveLength(2)
    fireEvent.keyDown(field, { key: 'Backspace' })
    expect(document.querySelectorAll('li')).toHaveLength(1)
  })

  it.each([
    ['a comma', 'Red, Blue,'],
    ['an Arabic comma', 'أحمر، أزرق،'],
  ])('are told apart by %s, typed and pasted', async (_which, text) => {
    renderInConsole(
      <Form>
        <ChoicesField source="choices" option="Colour" renamed={() => {}} />
      </Form>,
    )
    const field = screen.getByLabelText('Choices')
    await userEvent.type(field, text)
    expect(document.querySelectorAll('li')).toHaveLength(2)
    await userEvent.click(field)
    await userEvent.paste(text.replaceAll(/(\p{L}+)/gu, '$1 2'))
    expect(document.querySelectorAll('li')).toHaveLength(4)
  })

  it('are one where they differ only by case, typed, pasted or renamed', async () => {
    renderInConsole(
      <Form>
        <ChoicesField source="choices" option="Colour" renamed={() => {}} />
      </Form>,
    )
    const field = screen.getByLabelText('Choices')
    await userEvent.type(field, 'Red,Blue,red')
    screen.getByText('“red” already exists.')
    await userEvent.type(field, ',')
    await userEvent.clear(field)
    await userEvent.paste('RED, Green, green')
    await userEvent.click(screen.getByRole('button', { name: 'Rename Blue' }))
    await userEvent.type(
      screen.getByLabelText('New name for Blue'),
      '{Control>}a{/Control}green{Enter}',
    )
    screen.getByText('“green” already exists.')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Rename Red' }))
    await userEvent.keyboard('{Control>}a{/Control}red{Enter}')
    const items = [...document.querySelectorAll('li')].map((item) => item.textContent)
    expect(items).toEqual(['red', 'Blue', 'Green'])
  })

  it('are renamed by a press, unless the name is taken', async () => {
    const renamed = vi.fn()
    renderInConsole(
      <Form>
        <ChoicesField source="choices" option="Colour" renamed={renamed} />
      </Form>,
    )
    await userEvent.type(screen.getByLabelText('Choices'), 'Forrest,Rust,')
    const enter = async (name: string, text: string) => {
      await userEvent.click(screen.getByRole('button', { name: `Rename ${name}` }))
      const field = screen.getByRole('textbox', { name: `New name for ${name}` })
      await userEvent.clear(field)
      await userEvent.type(field, text)
    }
    const shown = () =>
      screen.getAllByRole('button', { name: /^Rename/ }).map(({ textContent }) => textContent)
    await enter('Forrest', 'Rust{Enter}')
    expect(screen.getByText('“Rust” already exists.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(shown()).toEqual(['Forrest', 'Rust'])
    await enter('Forrest', ' Forest {Enter}')
    expect(screen.getByRole('button', { name: 'Rename Forest' })).toHaveFocus()
    await enter('Rust', '{Enter}')
    await enter('Rust', 'Rust, light{Tab}')
    expect(shown()).toEqual(['Forest', 'Rust, light'])
    expect(renamed.mock.calls).toEqual([
      ['Colour', 'Forrest', 'Forest'],
      ['Colour', 'Rust', 'Rust, light'],
    ])
  })
  const paste = async (text: string) => {
    renderInConsole(
      <Form>
        <ChoicesField source="choices" option="Colour" renamed={() => {}} />
      </Form>,
    )
    await userEvent.click(screen.getByLabelText('Choices'))
    await userEvent.paste(text)
  }

  it.each([
    ['in a list', `Red,${'x'.repeat(51)}`, 2],
    ['alone', 'x'.repeat(51), 1],
  ])('say that one was shortened that is pasted %s', async (_how, text, count) => {
    await paste(text)
    expect(document.querySelectorAll('li')).toHaveLength(count)
    expect(screen.getByText('Choices shortened to 50 characters: 1.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Choices'), 'B')
    expect(screen.queryByText(/shortened/)).toBeNull()
  })

  it('report how many exceed the limit', async () => {
    await paste(Array.from({ length: 103 }, (_, index) => `No. ${index}`).join('\n'))
    expect(document.querySelectorAll('li')).toHaveLength(100)
    expect(screen.getByText('Choices not added: 3. An option can have at most 100.')).toBeVisible()
  })
})

it.each([
  ['Size', 'Siz', 'e'],
  ['Size', 'siz', 'e '],
])('beside the option %s, “%s” is refused once “%s” is typed behind it', async (...typed) => {
  const [first, second, rest] = typed
  const productOptions = [first, second].map((name) => ({ name, choices: [] }))
  renderInConsole(
    <Form defaultValues={{ productOptions }}>
      {[0, 1].map((index) => (
        <OptionFields
          key={index}
          {...{ index, autoFocus: false, remove: () => {}, renamed: () => {} }}
        />
      ))}
    </Form>,
  )
  await userEvent.type(screen.getAllByLabelText('Option name')[1] ?? document.body, rest)
  expect(screen.getByText(`“${second}${rest.trim()}” already exists.`)).toBeVisible()
})
