// What an owner seldom meets, in every look: a store with nothing in it, what may not or cannot be read, a record that is
// gone, and another's change of the same stock. In the long run only.
import { it } from 'vitest'
import { longDescribe } from '../setup/long-run.ts'
import { storeUnderTest, type Window } from './store.ts'
import { lookAt } from './support/looks.ts'

const heading = ({ page }: Window, name: string | RegExp) => page.getByRole('heading', { name })

longDescribe('an empty store', () => {
  const shop = storeUnderTest({ products: 0 })

  it.each(['products', 'inventory', 'members?q=nothing'])('says so in %s', async (list) => {
    await shop.open(list)
    await heading(shop.window, /^(No |Nothing )/).waitFor()
    await lookAt(shop.window, `empty-${list.split('?')[0]}`)
  })

  it('has a home with nothing to do, and a collection to fill', async () => {
    await shop.open('')
    await heading(shop.window, 'Stock value').waitFor()
    await lookAt(shop.window, 'empty-home')
    const { collection } = await shop.store.platform.products.createCollection({
      collection: { name: 'Empty' },
    })
    await shop.open(`collections/${collection?.id}`)
    await heading(shop.window, 'No products in this collection yet').waitFor()
    await lookAt(shop.window, 'empty-collection')
  })
})

longDescribe('a store in trouble', () => {
  const shop = storeUnderTest({ products: 12 })
  const lists = [
    { list: 'products', asked: '**/products/query-platformized' },
    { list: 'collections', asked: '**/collections/query' },
    { list: 'inventory', asked: '**/variants/query' },
    { list: 'members', asked: '**/members/query' },
  ]

  it.each(lists)(
    'says that the account has no permission to view $list',
    async ({ list, asked }) => {
      const { page, window } = shop
      await page.route(asked, (route) => route.fulfill({ status: 403, json: { message: '' } }))
      await shop.open(list)
      await page.getByText(/doesn’t have permission for this/).waitFor()
      await lookAt(window, `not-allowed-${list}`)
      await page.unroute(asked)
    },
  )

  it.each(lists)('says why $list could not be loaded', async ({ list, asked }) => {
    const { page, window } = shop
    await page.route(asked, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'x-request-id': 'a-request' },
        json: { message: 'Too Many Requests' },
      }),
    )
    await shop.open(list)
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await lookAt(window, `failed-${list}`)
    await page.unroute(asked)
  })

  it.each(lists)('says that a record of $list no longer exists', async ({ list }) => {
    const { window } = shop
    await shop.open(`${list}/00000000-0000-4000-8000-000000000000`)
    await heading(window, 'This record no longer exists').waitFor()
    await lookAt(window, `gone-${list}`)
    // The platform has no such record, as it says.
    window.troubles.length = 0
  })

  it('says beside a change why there is no permission for it', async () => {
    const { page, window } = shop
    await page.route('**/members/*/block', (route) =>
      route.fulfill({ status: 403, json: { message: 'Forbidden', details: {} } }),
    )
    await shop.open('members?status=APPROVED')
    await page.getByRole('row').getByRole('button', { name: 'Block' }).first().click()
    await page
      .locator('#main')
      .getByText(
        'Your account doesn’t have permission to change members. Sign in as the store owner.',
      )
      .waitFor()
    await lookAt(window, 'no-change-list')
    await page.getByRole('rowheader').getByRole('link').first().click()
    await page.getByLabel('First name').fill('Another')
    await page.getByRole('group', { name: 'Unsaved changes' }).getByText('permission').waitFor()
    await lookAt(window, 'no-change-form')
    await page.getByRole('button', { name: 'Discard' }).click()
  })

  it('shows the count being entered, and both counts on a conflict', async () => {
    const { page, window, store } = shop
    await shop.open('inventory')
    const record = page.getByRole('rowheader').getByRole('link').first()
    await record.click()
    const count = page.getByRole('button', { name: /change the count/ }).first()
    await count.click()
    await page.getByRole('textbox', { name: /^New count/ }).fill('500')
    await lookAt(window, 'count')
    const productId = page.url().split('/').at(-1) ?? ''
    const { inventory } = store.platform
    const { inventoryItem } = await inventory.getInventoryVariants(productId, { productId })
    // Of every variant, because the page has them in an order of its own.
    await inventory.incrementInventory({
      incrementData: (inventoryItem?.variants ?? []).map(({ variantId = '' }) => ({
        productId,
        variantId,
        incrementBy: 1,
      })),
    })
    await page.getByRole('textbox', { name: /^New count/ }).press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Changed by someone else since/ })
    await dialog.waitFor()
    await lookAt(window, 'stock-race', { part: dialog })
  })
})
