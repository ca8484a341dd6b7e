// A product that a platform returns without a part that the description promises takes no page down.
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { createClient, platforms, type SessionClient } from 'storefront-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDataProvider } from '../../../../console/providers/data-provider.ts'
import { sampledFigures } from '../../../../console/resources/home/sampled-figures.ts'
import { productsAdapter } from '../../../../console/resources/products/adapter.ts'
import { duplicateProduct } from '../../../../console/resources/products/duplicate-product.ts'
import { ProductEdit } from '../../../../console/resources/products/product-edit.tsx'
import { watchSession } from '../../../../console/store/session-watch.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import { sampled } from '../../../setup/long.ts'
import { renderInConsole } from '../../support/render.tsx'

const parts = ['stock', 'priceData', 'media', 'variants', 'productOptions', 'collectionIds']
const copied = ['media', 'variants', 'productOptions', 'additionalInfoSections', 'customTextFields']

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({ data: 'memory', products: 3 })
})
afterAll(() => sandbox.close())

/** The owner's client of a store whose products lack a part. */
async function clientWithout(part: string): Promise<SessionClient<true>> {
  const client = createClient({
    platform: platforms.sandbox('http://127.0.0.1:4100', { additions: true }),
    clientId: sandbox.site.clientId,
    fetch: async (url, init) => {
      const response = await sandbox.fetch(url, init)
      if (!response.ok || !url.toString().includes('/products')) return response
      const without = (name: string, value: unknown) => (name === part ? undefined : value)
      return Response.json(JSON.parse(JSON.stringify(await response.json(), without)))
    },
  })
  await client.session.loginWithPassword(sandbox.site.owner)
  return client
}

// A normal run has two of them.
it.each(sampled(parts, 3, 1))(
  'a product without %s is listed, edited and counted',
  async (part) => {
    const client = await clientWithout(part)
    const resources = [{ name: 'products', adapter: productsAdapter }]
    const dataProvider = createDataProvider(client, resources)
    const { data } = await dataProvider.getList('products', { filter: {} })
    expect(data).toHaveLength(3)
    renderInConsole(
      <Routes>
        <Route path="/products/:id" element={<ProductEdit />} />
      </Routes>,
      { client, dataProvider, resource: 'products', at: `/products/${data[0]?.id}` },
    )
    await screen.findByRole('heading', { name: data[0]?.name })
    await screen.findByRole('textbox', { name: 'Name' })
    expect(await sampledFigures(client, new AbortController().signal)).toMatchObject({ total: 3 })
  },
)

// A failure after the copy exists would offer to make a second one.
it.each(copied)('a product without %s is duplicated', async (part) => {
  const client = await clientWithout(part)
  const { products } = await client.products.queryProducts({ query: { paging: { limit: 1 } } })
  const { copy } = await duplicateProduct(
    client,
    watchSession(client),
    { id: products[0]?.id ?? '' },
    `Copy without ${part}`,
  )
  expect(copy.name).toBe(`Copy without ${part}`)
})
