import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { moneyKindOf } from '../../../../console/messages/number-kinds.ts'
import { productFilters } from '../../../../console/resources/products/list-filter.ts'
import type { NumberUnit } from '../../../../console/ui/numbers/number-field.tsx'
import { Back } from '../../support/back.tsx'
import { MugList, mugs, provideMugs } from '../../support/mugs.tsx'
import { renderInConsole, setWindowWidth } from '../../support/render.tsx'

const choice = (label: string, source: string, value: string) =>
  ({ kind: 'choice', label, source, options: [{ value, label: value }] }) as const

const range = (label: string, source: string, numbers: NumberUnit) =>
  ({ kind: 'range', label, source, numbers }) as const

const more = {
  filters: [
    choice('Shelf', 'shelf', 'left'),
    choice('Colour', 'colour', 'blue'),
    range('Price', 'price', { kind: moneyKindOf(''), currency: '' }),
    range('Capacity', 'capacity', { kind: { minimum: 0, whole: true }, after: 'ml' }),
  ],
} as const

async function openList(at = '/mugs') {
  const { provider, asked } = provideMugs(mugs.slice(0, 8))
  renderInConsole(
    <>
      <MugList more={more} />
      <Back />
    </>,
    { dataProvider: provider, resource: 'mugs', at },
  )
  await screen.findByRole('table')
  return () => asked.at(-1)?.filter
}

const chipsShown = () =>
  screen.queryAllByRole('button', { name: /^Remove filter/ }).map((chip) => chip.textContent)

function endsOf(label: string): [HTMLInputElement, HTMLInputElement] {
  const range = screen.getByRole('group', { name: label })
  const [from, to] = range.querySelectorAll('input')
  if (!from || !to) throw new Error('The range has no ends.')
  return [from, to]
}

describe('the filters of a list', () => {
  beforeEach(() => setWindowWidth(1366))

  it('all apply, however quickly they are set', async () => {
    const filter = await openList()
    const choose = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
    act(() => {
      choose('Shelf', 'left')
      choose('Colour', 'blue')
    })
    await waitFor(() => expect(filter()).toEqual({ shelf: 'left', colour: 'blue' }))
  })

  it('name a value without an option, as of a deleted record in a saved view', async () => {
    const { provider } = provideMugs()
    const shelf = { ...choice('Shelf', 'shelf', 'left'), unnamed: 'Deleted shelf' }
    const mugs = <MugList more={{ filters: [shelf] }} />
    renderInConsole(mugs, { dataProvider: provider, resource: 'mugs', at: '/mugs?shelf=5f2' })
    expect(await screen.findByText('Shelf: Deleted shelf')).toBeTruthy()
    expect(screen.getByRole('option', { name: 'Deleted shelf' })).toBeTruthy()
  })

  it('show nothing of an address that narrows nothing', async () => {
    const { provider, asked } = provideMugs(mugs.slice(0, 8))
    const at = '/mugs?price=abc&since=soon&type=paper&shelf=left&brand=Kiln&loss=every'
    renderInConsole(
      <MugList more={{ queries: { table: 'products', filters: productFilters } }} />,
      {
        dataProvider: provider,
        resource: 'mugs',
        at,
      },
    )
    await screen.findByRole('table')
    expect(chipsShown()).toEqual(['Remove filterbrand: Kiln', 'Remove filterloss: every'])
    expect(asked.at(-1)?.filter).toEqual({ brand: 'Kiln', loss: 'every' })
  })

  it('are all removed, however quickly they are cleared', async () => {
    await openList()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shelf' }), 'left')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colour' }), 'blue')
    const chips = screen.getAllByRole('button', { name: /^Remove filter/ })
    expect(chips).toHaveLength(2)
    act(() => {
      for (const chip of chips) fireEvent.click(chip)
    })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull())
  })

  it('keep both ends of a range, however quickly they are entered', async () => {
    const filter = await openList()
    const [from, to] = endsOf('Price')
    act(() => {
      for (const [end, value] of [
        [from, '12,5'],
        [to, '30'],
      ] as const) {
        fireEvent.change(end, { target: { value } })
        fireEvent.blur(end)
      }
    })
    await waitFor(() => expect(filter()).toEqual({ price: '12.5..30' }))
  })

  it('keep an end of a range that is typed while the other is applied', async () => {
    const filter = await openList()
    const [from, to] = endsOf('Price')
    act(() => {
      fireEvent.change(from, { target: { value: '12,5' } })
      fireEvent.blur(from)
      fireEvent.change(to, { target: { value: '30' } })
    })
    await waitFor(() => expect(filter()).toEqual({ price: '12.5..' }))
    expect(to).toHaveValue('30')
    fireEvent.blur(to)
    await waitFor(() => expect(filter()).toEqual({ price: '12.5..30' }))
  })

  it('show no range after Back from one', async () => {
    const filter = await openList()
    const [from] = endsOf('Price')
    await userEvent.type(from, '12,5{Enter}')
    await waitFor(() => expect(filter()).toEqual({ price: '12.5..' }))
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull())
    expect(from).toHaveValue('')
  })

  it('do not come back with another one after Back', async () => {
    const filter = await openList()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shelf' }), 'left')
    await waitFor(() => expect(filter()).toEqual({ shelf: 'left' }))
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Shelf' })).toHaveValue(''))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colour' }), 'blue')
    await waitFor(() => expect(filter()).toEqual({ colour: 'blue' }))
  })

  it('are shown verbatim if the address has no valid range', async () => {
    await openList('/mugs?price=cheap')
    expect(screen.getByRole('button', { name: /Price: cheap$/ })).toBeInTheDocument()
  })

  it('show an unlisted value, such as a deleted collection', async () => {
    await openList('/mugs?shelf=gone')
    const field = screen.getByRole('combobox', { name: 'Shelf' })
    expect(field).toHaveDisplayValue('gone')
    await userEvent.selectOptions(field, 'All')
    expect(screen.queryByRole('list')).toBeNull()
  })

  it.each(['constructor', '__proto__', 'valueOf'])(
    'may have the name %s in an address',
    async (name) => {
      await openList(`/mugs?${name}=x`)
      expect(screen.getByRole('list')).toHaveTextContent(`${name}: x`)
    },
  )

  it('take only numbers of their kind', async () => {
    const filter = await openList()
    const [from] = endsOf('Capacity (ml)')
    await userEvent.type(from, '2.5{Enter}')
    expect(from).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(from)
    await userEvent.type(from, '250{Enter}')
    await waitFor(() => expect(filter()).toEqual({ capacity: '250..' }))
  })
})
