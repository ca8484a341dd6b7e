// 'Set discount': what buyers pay before and after, and what is handed to the job.
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PricedProduct } from '../../../../console/pricing/price-plan.ts'
import { SetDiscountDialog } from '../../../../console/resources/products/bulk/set-discount-dialog.tsx'
import { renderInConsole } from '../../support/render.tsx'

const none = { type: 'NONE', value: 0 }
const half = { type: 'PERCENT', value: 50 }

const mug: PricedProduct = {
  id: 'mug',
  name: 'Mug',
  priceData: { price: 40, currency: 'EUR' },
  costAndProfitData: { itemCost: 15 },
}
const print: PricedProduct = {
  ...mug,
  id: 'print',
  name: 'Print',
  discount: half,
  costAndProfitData: {},
  variants: [
    { id: 'a4', choices: { Size: 'A4' }, variant: { priceData: { price: 40 } } },
    {
      id: 'a5',
      choices: { Size: 'A5' },
      variant: { priceData: { price: 20 }, costAndProfitData: { itemCost: 13 } },
    },
  ],
}

const openDialog = (...products: PricedProduct[]) => {
  const applied: unknown[] = []
  renderInConsole(
    <SetDiscountDialog
      products={products}
      progress={{ read: products.length, total: products.length }}
      failure={undefined}
      apply={(discount, rows) =>
        applied.push([discount, rows.map(({ id, before }) => [id, before])])
      }
      close={() => {}}
    />,
  )
  return applied
}
const row = (name: string) =>
  screen
    .getAllByRole('row')
    .map(({ children }) => Array.from(children, ({ textContent }) => textContent))
    .find(([header]) => header === name)
    ?.slice(1)
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = (products: number) => {
  const name = `Change ${products} product${products === 1 ? '' : 's'}`
  fireEvent.click(screen.getByRole('button', { name }))
}

it('shows what buyers pay, by variant, with losses', () => {
  const applied = openDialog(mug, print)
  expect([row('Mug'), row('Print: A5')]).toEqual([
    ['€40.00', '€40.00', '€25.00 62.5%'],
    ['€10.00', '€10.00', '-€3.00 -30% · below cost'],
  ])
  type('Percentage', '25')
  expect([row('Mug'), row('Print'), row('Print: A5')]).toEqual([
    ['€40.00', '€30.00', '€15.00 50%'],
    ['€20.00', '€30.00', '—'],
    ['€10.00', '€15.00', '€2.00 13.3%'],
  ])
  expect(screen.getByText('3 prices will change')).toBeVisible()
  submit(2)
  const quarter = { type: 'PERCENT', value: 25 }
  expect(applied).toEqual([
    [
      quarter,
      [
        ['mug', none],
        ['print', half],
      ],
    ],
  ])
})

it('leaves out what an amount exceeds, with the reason', () => {
  const applied = openDialog(mug, print)
  choose('Amount off')
  type('Amount per price', '20.01')
  expect(row('Print')).toEqual(['€20.00', 'Discount above price', '—'])
  submit(1)
  expect(applied).toEqual([[{ type: 'AMOUNT', value: 20.01 }, [['mug', none]]]])
})

it('removes the discount of those that have one', () => {
  const applied = openDialog(mug, print)
  choose('No discount')
  expect([row('Mug'), row('Print')]).toEqual([
    ['€40.00', '€40.00', '€25.00 62.5%'],
    ['€20.00', '€40.00', '—'],
  ])
  submit(1)
  expect(applied).toEqual([[none, [['print', half]]]])
})

it.each(['', '0', '101'])('sets nothing for %j per cent', (typed) => {
  const applied = openDialog(mug, print)
  type('Percentage', typed)
  expect(screen.getByRole('button', { name: 'Change 0 products' })).toBeDisabled()
  fireEvent.submit(screen.getByLabelText('Percentage'))
  expect(applied).toEqual([])
})

it('takes no amount for a percentage, also by way of no discount', () => {
  const applied = openDialog({ ...mug, priceData: { price: 400, currency: 'EUR' } })
  choose('Amount off')
  type('Amount per price', '150')
  choose('No discount')
  choose('Percent off')
  fireEvent.submit(screen.getByLabelText('Percentage'))
  expect(applied).toEqual([])
})

it('leaves the focus on a choice made by arrow key', () => {
  openDialog(mug)
  expect(screen.getByLabelText('Percentage')).toHaveFocus()
  choose('No discount')
  const percent = screen.getByRole('radio', { name: 'Percent off' })
  act(() => percent.focus())
  fireEvent.click(percent)
  expect(screen.getByLabelText('Percentage')).toBeVisible()
  expect(percent).toHaveFocus()
})

it('sets what was typed, even if Enter follows at once', () => {
  const applied = openDialog(mug)
  const field = screen.getByLabelText('Percentage')
  type('Percentage', '1')
  act(() => {
    fireEvent.change(field, { target: { value: '10' } })
    fireEvent.submit(field)
  })
  expect(applied).toEqual([[{ type: 'PERCENT', value: 10 }, [['mug', none]]]])
})
