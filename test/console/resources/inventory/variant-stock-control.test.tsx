import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { InventoryRow } from '../../../../console/resources/inventory/adapter.ts'
import { VariantStockControl } from '../../../../console/resources/inventory/parts/variant-stock-control.tsx'
import { StoreProvider } from '../../../../console/store/store-context.tsx'
import { recordingClient } from '../../support/fake-platform.ts'
import { renderInConsole } from '../../support/render.tsx'

const variant = { id: 'red', name: 'Red', sku: 'MUG-R', quantity: 7, inStock: true }

function openControl(change: Partial<InventoryRow> = {}, respond?: () => Response) {
  const { client, calls } = recordingClient(respond)
  const item: InventoryRow = {
    id: 'mug',
    productName: 'Mug',
    pictureUrl: undefined,
    tracked: true,
    variants: [variant],
    lastUpdated: undefined,
    ...change,
  }
  renderInConsole(
    <StoreProvider client={client}>
      <ul>
        <VariantStockControl item={item} variant={variant} />
      </ul>
    </StoreProvider>,
    { resource: 'inventory' },
  )
  return calls
}

const units = () => screen.getByRole('textbox', { name: 'Units for Red' })
const button = (name: string) => screen.getByRole('button', { name: `${name} units of Red` })

async function enter(text: string) {
  await userEvent.clear(units())
  if (text) await userEvent.type(units(), text)
}

describe('the stock of a variant that is counted', () => {
  it('is shown with its name', () => {
    openControl()
    expect(screen.getByRole('status', { name: '7 units of Red' })).toHaveTextContent('7')
  })

  it.each([
    ['Add', { incrementData: [{ productId: 'mug', variantId: 'red', incrementBy: 40 }] }],
    ['Remove', { decrementData: [{ productId: 'mug', variantId: 'red', decrementBy: 40 }] }],
    ['Set', { inventoryItem: { variants: [{ variantId: 'red', quantity: 40 }] } }],
  ])('changes by the number entered: %s', async (name, body) => {
    const calls = openControl()
    await enter('40')
    await userEvent.click(button(name))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject(body)
    expect(await screen.findByText(/^Red: (40 added|40 removed|set to 40)$/)).toBeInTheDocument()
  })

  it.each(['', '-4', '1.5', 'ten', '123456'])('cannot be changed by %j', async (text) => {
    const calls = openControl()
    await enter(text)
    expect(units()).toBeInvalid()
    for (const name of ['Add', 'Remove', 'Set']) expect(button(name)).toBeDisabled()
    expect(calls).toEqual([])
  })

  it('can be set to none, but none cannot be added', async () => {
    openControl()
    await enter('0')
    expect(button('Add')).toBeDisabled()
    expect(button('Remove')).toBeDisabled()
    expect(button('Set')).toBeEnabled()
  })

  it('tells in the platform’s words why a change was refused', async () => {
    const description = 'Only 7 are left.'
    openControl({}, () =>
      Response.json(
        {
          message: description,
          details: { applicationError: { code: 'INSUFFICIENT', description, data: {} } },
        },
        { status: 409 },
      ),
    )
    await enter('9')
    await userEvent.click(button('Remove'))
    expect(await screen.findByRole('alert')).toHaveTextContent(description)
  })
})

describe('the stock of a variant that is not counted', () => {
  it('is a switch between in and out of stock', async () => {
    const calls = openControl({ tracked: false })
    await userEvent.click(screen.getByRole('switch', { name: 'Red in stock' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({
      inventoryItem: { variants: [{ variantId: 'red', inStock: false }] },
    })
    expect(await screen.findByText('Red is out of stock')).toBeInTheDocument()
  })
})
