// Amounts of no product in particular are in the store's currency.
import { screen } from '@testing-library/react'
import type { DataProvider, GetListParams } from 'ra-core'
import { describe, expect, it } from 'vitest'
import { SetValueDialog } from '../../../console/resources/products/bulk/set-value-dialog.tsx'
import { ProductCreate } from '../../../console/resources/products/product-create.tsx'
import { ProductList } from '../../../console/resources/products/product-list.tsx'
import { clientOf } from '../support/fake-platform.ts'
import { renderInConsole } from '../support/render.tsx'

const mug = {
  id: 'p',
  name: 'Mug',
  visible: true,
  collectionIds: [],
  variants: [],
  stock: { inventoryStatus: 'IN_STOCK' },
  priceData: { price: 5, currency: 'EUR' },
}

/** A store with these products, and how many of all of them were asked for each time. */
function storeOf(products: object[]) {
  const asked: (number | undefined)[] = []
  const dataProvider = {
    getList: async (resource: string, { pagination, filter }: GetListParams) => {
      if (resource !== 'products') return { data: [], total: 0 }
      if (Object.keys(filter ?? {}).length === 0) asked.push(pagination?.perPage)
      return { data: products, total: products.length }
    },
  } as Partial<DataProvider>
  return { dataProvider, asked }
}

describe('the store’s currency', () => {
  it('is beside the price of a new product', async () => {
    const { dataProvider, asked } = storeOf([mug])
    renderInConsole(<ProductCreate />, { dataProvider })
    expect(await screen.findByText('€')).toBeInTheDocument()
    expect(asked).toEqual([1])
  })

  it('is not guessed in a store without products', async () => {
    const { dataProvider } = storeOf([])
    renderInConsole(<ProductCreate />, { dataProvider })
    expect(await screen.findByRole('textbox', { name: 'Price' })).toBeInTheDocument()
    expect(screen.queryByText(/^\p{Sc}$/u)).not.toBeInTheDocument()
  })

  it('is in the legend of the price filter and the bulk cost field, without a request', async () => {
    const { dataProvider, asked } = storeOf([mug])
    const client = clientOf(async () => Response.json({ products: [] }))
    renderInConsole(
      <>
        <ProductList />
        <SetValueDialog property="cost" rows={[mug]} start={() => {}} close={() => {}} />
      </>,
      { dataProvider, client },
    )
    expect(await screen.findByText('Price range (€)')).toBeInTheDocument()
    expect(await screen.findByText('€')).toBeInTheDocument()
    // The page of the list, and the count in its tab.
    expect(asked).toEqual([50, 1])
  })
})
