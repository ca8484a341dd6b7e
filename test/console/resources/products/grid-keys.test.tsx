// Who types faster than the page is drawn loses no key in the grid of variants.
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { VariantsGrid } from '../../../../console/resources/products/parts/variants/variants-grid.tsx'
import { EditPage } from '../../../../console/ui/form/form-page.tsx'
import { answer, renderInConsole } from '../../support/render.tsx'

const none = { price: null, cost: null, weight: null }

const variants = Array.from({ length: 200 }, (_, index) => ({
  id: `variant-${index + 1}`,
  choices: { Size: `${index + 1}` },
  variant: { priceData: { price: 80 } },
}))

function Grid() {
  return (
    <FormProvider {...useForm({ defaultValues: { variants } })}>
      <VariantsGrid
        usual={{ price: 80, cost: null, weight: null, saved: none }}
        currency="USD"
        options={['Size']}
      />
    </FormProvider>
  )
}

function openGrid() {
  renderInConsole(<Grid />)
  const grid = screen.getByRole('grid')
  grid.focus()
  const press = (key: string, ctrlKey = false) =>
    void fireEvent.keyDown(document.activeElement ?? document.body, { key, ctrlKey })
  const entered = () => within(grid).queryByRole<HTMLInputElement>('textbox')?.value
  const cell = (name: string) =>
    within(
      within(grid).getByRole('rowheader', { name }).closest('[role=row]') ?? grid,
    ).getAllByRole('gridcell')[0]?.textContent
  return { grid, press, entered, cell }
}

it('saves a cell in edit mode with Ctrl S, and returns focus to the grid', async () => {
  const sent: unknown[] = []
  const product = { id: 'p', variants }
  renderInConsole(
    <Routes>
      <Route
        path="/products/:id"
        element={
          <EditPage<typeof product>
            texts={{ name: 'Products', saved: 'Saved' }}
            titleOf={() => 'Mug'}
          >
            <VariantsGrid
              usual={{ price: 80, cost: null, weight: null, saved: none }}
              currency="USD"
              options={['Size']}
            />
          </EditPage>
        }
      />
    </Routes>,
    {
      dataProvider: {
        getOne: async () => answer({ data: product }),
        update: async (_resource, { data }) => {
          sent.push(data.variants[0]?.variant?.priceData)
          return answer({ data: { ...product, ...data } })
        },
      },
      at: '/products/p',
    },
  )
  const grid = await screen.findByRole('grid')
  grid.focus()
  await userEvent.keyboard('9{Control>}s{/Control}')
  await screen.findByText('Saved')
  expect(sent).toMatchObject([{ price: 9 }])
  expect(document.activeElement).toBe(grid)
})

it('selects an existing value, and appends to the key that opened the field', async () => {
  const { grid, press } = openGrid()
  const selected = () => {
    const { selectionStart, selectionEnd } = within(grid).getByRole<HTMLInputElement>('textbox')
    return [selectionStart, selectionEnd]
  }
  await userEvent.keyboard('{ArrowRight}{ArrowRight}5')
  expect(selected()).toEqual([1, 1])
  await userEvent.keyboard('{Enter}{ArrowUp}')
  press('Enter')
  expect(selected()).toEqual([0, 1])
  press('Escape')
  fireEvent.click(within(grid).getAllByRole('gridcell')[2] ?? grid)
  expect(selected()).toEqual([0, 1])
})

it('reports an invalid value on blur', () => {
  const { grid, press, cell } = openGrid()
  press('1')
  const field = within(grid).getByRole('textbox')
  fireEvent.change(field, { target: { value: '12,5,0' } })
  fireEvent.blur(field)
  expect(cell('1')).toBe('$80.00')
  expect(screen.getByRole('status')).toHaveTextContent('“12,5,0” is not a valid value here')
})

describe('keys typed before the next frame', () => {
  it.each(['Enter', 'Escape'])('belong to the grid after %s', (key) => {
    const { grid, press, entered } = openGrid()
    press('9')
    expect(entered()).toBe('9')
    press(key)
    expect(document.activeElement).toBe(grid)
    press('8')
    expect(entered()).toBe('8')
  })

  it('reach a cell outside the rendered rows', () => {
    const { press, entered, cell } = openGrid()
    press('ArrowDown', true)
    press('7')
    expect(entered()).toBe('7')
    press('Enter')
    expect(cell('200')).toBe('$7.00')
  })
})

it('copies every cell after Ctrl A, and pasted back they are the same', () => {
  const { grid, press } = openGrid()
  const copied = () => {
    const setData = vi.fn()
    fireEvent.copy(grid, { clipboardData: { setData } })
    return String(setData.mock.lastCall?.[1])
  }
  expect(copied()).toBe('80.00')
  press('a', true)
  const all = copied()
  expect(all.split('\n')).toEqual(variants.map(() => '80.00\t\t\t\ttrue\ttrue'))
  fireEvent.paste(grid, { clipboardData: { getData: () => all } })
  expect(screen.getByRole('status')).toHaveTextContent(/^1,200 cells pasted\.$/)
  press('ArrowDown')
  expect(copied()).toBe('80.00')
})

// Proven in Firefox: copy and paste go to the selection there, wherever the focus is.
it('takes the selection along with the focus', () => {
  renderInConsole(
    <>
      <p>Elsewhere</p>
      <Grid />
    </>,
  )
  getSelection()?.collapse(screen.getByText('Elsewhere'))
  const grid = screen.getByRole('grid')
  fireEvent.focus(grid)
  expect(grid.contains(getSelection()?.anchorNode ?? null)).toBe(true)
})

describe('the keys of D and Z with Ctrl on an Arabic keyboard', () => {
  const hold = (code: string, key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, code, ctrlKey: true })

  it('fill down and undo, and type no letter', () => {
    const { press, entered, cell } = openGrid()
    press('7')
    press('Enter')
    press('ArrowUp')
    expect([cell('1'), cell('2')]).toEqual(['$7.00', '$80.00'])
    expect(hold('KeyD', 'ي')).toBe(false)
    expect([cell('1'), cell('2'), entered()]).toEqual(['$7.00', '$7.00', undefined])
    expect(hold('KeyZ', 'ئ')).toBe(false)
    expect([cell('1'), cell('2'), entered()]).toEqual(['$7.00', '$80.00', undefined])
    hold('KeyZ', 'ئ')
    expect(cell('1')).toBe('$80.00')
  })
})

it('paper has every row, the screen those in view', () => {
  const { grid } = openGrid()
  const rows = () => grid.querySelectorAll('[role=rowheader]').length
  expect(rows()).toBeLessThan(100)
  fireEvent(window, new Event('beforeprint'))
  expect(rows()).toBe(200)
  fireEvent(window, new Event('afterprint'))
  expect(rows()).toBeLessThan(100)
})

it('says that a SKU is filled down into other variants, which it should tell apart', () => {
  const { press } = openGrid()
  for (const _ of [1, 2, 3]) press('ArrowRight')
  const said = () => screen.getByRole('status').textContent
  for (const key of ['Enter', 'M', 'Enter', 'ArrowUp']) {
    if (key === 'M') fireEvent.change(screen.getByRole('textbox'), { target: { value: 'MUG' } })
    else press(key)
  }
  expect(said()).toMatch(/^Arrow keys move/)
  press('d', true)
  expect(said()).toBe('Another variant has this SKU.')
  press('ArrowRight')
  expect(said()).toMatch(/^Arrow keys move/)
})
