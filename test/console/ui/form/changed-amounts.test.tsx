// Lists of changes show amounts in the currency that their fields declare.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider } from 'ra-core'
import { Link } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { moneyKindOf, weightKind } from '../../../../console/messages/number-kinds.ts'
import { PriceFields } from '../../../../console/resources/products/parts/sale/price-fields.tsx'
import { conflictError } from '../../../../console/store/failure.ts'
import { NumberInput } from '../../../../console/ui/form/inputs.tsx'
import { openMug } from '../../support/edit-mug.tsx'

const mug = { id: 'mug-1', name: 'Mug 01', priceData: { price: 12 }, weight: 0.3 }

async function edit(update: () => Promise<never>) {
  openMug(
    { getOne: async () => ({ data: mug }), update } as Partial<DataProvider>,
    <>
      <NumberInput
        source="priceData.price"
        label="Price"
        kind={moneyKindOf('EUR')}
        currency="EUR"
      />
      <NumberInput source="weight" label="Weight" kind={weightKind} after="kg" />
      <Link to="/">Home</Link>
    </>,
  )
  for (const [name, text] of [
    ['Price', '1500'],
    ['Weight', '0.5'],
  ] as const) {
    const field = await screen.findByRole('textbox', { name })
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
}

describe('a changed amount', () => {
  it('has currency and cents in the leave confirmation, and a weight has none', async () => {
    await edit(() => Promise.reject(new Error('Not asked for')))
    await userEvent.click(screen.getByRole('link', { name: 'Home' }))
    const dialog = await screen.findByRole('dialog')
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Price: €12.00 → €1,500.00', 'Weight: 0.3 → 0.5'])
    // Beside an Arabic label, such as the name of a choice, a number would change sides.
    const labels = Array.from(dialog.querySelectorAll('bdi'), (label) => label.textContent)
    expect(labels).toEqual(['Price', 'Weight'])
  })

  it('has both on either side of a conflict', async () => {
    const theirs = { ...mug, priceData: { price: 13 } }
    await edit(() =>
      Promise.reject(
        conflictError(theirs, [{ path: 'priceData.price', from: 12, to: 1500, theirs: 13 }]),
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('radio', { name: /^Theirs.*€13\.00$/ })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /^Mine.*€1,500\.00$/ })).toBeInTheDocument()
  })
})

describe('a discount that is switched from per cent to an amount', () => {
  const reduced = { ...mug, priceData: { price: 12, currency: 'EUR' } }
  const inPercent = { ...reduced, discount: { type: 'PERCENT', value: 12.25 } }

  async function switchTo(kind: string, text: string, update?: () => Promise<never>) {
    openMug(
      {
        getOne: async () => ({ data: inPercent }),
        update: update ?? (() => Promise.reject(new Error('Not asked for'))),
      } as Partial<DataProvider>,
      <>
        <PriceFields />
        <Link to="/">Home</Link>
      </>,
    )
    await userEvent.click(await screen.findByRole('combobox', { name: 'Discount' }))
    await userEvent.click(screen.getByRole('option', { name: kind }))
    const field = screen.getByRole('textbox', { name: kind })
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }

  it('has each value in its own unit in the leave confirmation', async () => {
    await switchTo('Amount off', '5')
    await userEvent.click(screen.getByRole('link', { name: 'Home' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Amount off: 12.25% → €5.00')
    expect(dialog).toHaveTextContent('Discount: Percent off → Amount off')
  })

  it('has each side of a conflict in its own unit', async () => {
    const theirs = { ...inPercent, discount: { type: 'PERCENT', value: 20 } }
    await switchTo('Amount off', '5', () =>
      Promise.reject(
        conflictError(theirs, [{ path: 'discount.value', from: 12.25, to: 5, theirs: 20 }]),
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(/Theirs: 20%.*Mine: €5\.00/)
  })
})
