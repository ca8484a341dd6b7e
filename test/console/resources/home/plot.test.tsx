// The plots of the home screen.
import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Line, Rows } from '../../../../console/resources/home/parts/drawings.tsx'
import { Plot } from '../../../../console/resources/home/parts/plot.tsx'
import { Plots } from '../../../../console/resources/home/parts/plots.tsx'
import { renderInConsole } from '../../support/render.tsx'

afterEach(() => vi.restoreAllMocks())

it('shows two products of one name apart', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const bar = (id: string, value: number) => ({ id, label: 'Mug', name: 'Mug', value })
  renderInConsole(
    <Plot
      title="Stock value"
      figure="30"
      to="/inventory"
      drawing={Rows}
      bars={[bar('one', 20), bar('two', 10)]}
      columns={['Product', 'Value']}
      show={String}
    />,
  )
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['ProductValue', 'Mug20', 'Mug10'])
  expect(complained).not.toHaveBeenCalled()
})

it('heads the margins with the products below 20 per cent, losses among them', async () => {
  const none = { count: 0, to: '/products', named: [] }
  const products = {
    total: 7,
    part: undefined,
    currency: 'USD',
    stockValue: 0,
    valuable: [],
    margins: [2, 1, 4, 0, 0, 0],
    made: [{ start: new Date(), count: 7 }],
    stuck: none,
    low: none,
    losing: none,
    thin: '/products',
    stock: '/inventory',
  }
  renderInConsole(<Plots state={{ products, members: undefined }} />)
  expect(await screen.findByText('3 products below 20%')).toBeVisible()
})

it('draws a line above zero: twice as many are twice as high', () => {
  const heightsOf = (...values: number[]) => {
    const bars = values.map((value) => ({ id: `${value}`, label: '', name: '', value }))
    const { container } = render(<Line bars={bars} show={String} />)
    const [ground = 0] = numbersIn(container.querySelector('svg')?.getAttribute('viewBox')).slice(3)
    const drawn = numbersIn(container.querySelector('path[stroke]')?.getAttribute('d'))
    return drawn.filter((_, index) => index % 2 === 1).map((y) => ground - y)
  }
  const [half = 0, whole = 0] = heightsOf(500, 1000)
  expect(whole / half).toBeCloseTo(2)
  expect(heightsOf(0, 10)[0]).toBe(0)
})

const numbersIn = (text: string | null | undefined) =>
  (text ?? '').match(/[\d.]+/g)?.map(Number) ?? []
