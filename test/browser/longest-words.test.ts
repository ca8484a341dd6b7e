// Words without a break, and large text: nothing covers what is beside it.
import type { Locator } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { longIt } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'
import { desktop, phone } from './support/looks.ts'

const shop = storeUnderTest({ products: 3, context: { viewport: phone } })
let id: string

const edges = (part: Locator) =>
  part.first().evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return { left, right }
  })

beforeAll(async () => {
  const choices = ['M', 'W'].map((letter) => letter.repeat(40))
  const { product } = await shop.store.platform.products.createProduct({
    product: {
      name: 'Yarn',
      description: 'x'.repeat(300),
      priceData: { price: 5 },
      manageVariants: true,
      productOptions: [
        { name: 'Size', choices: choices.map((value) => ({ value, description: value })) },
      ],
    },
  })
  id = product?.id ?? ''
})

longIt('a description stays inside its card', async () => {
  const { page } = shop
  await shop.open(`products/${id}`)
  const card = await edges(page.getByRole('region', { name: 'Product', exact: true }))
  const field = await edges(page.getByRole('button', { name: /^Edit the description/ }))
  expect(field.right).toBeLessThan(card.right)
  await page.getByRole('button', { name: /^Edit the description/ }).click()
  const editor = page.getByRole('textbox', { name: 'Description', exact: true })
  await editor.waitFor()
  expect((await edges(editor)).right).toBeLessThan(card.right)
})

longIt('a choice stays beside its stock', async () => {
  const { page } = shop
  await shop.open(`inventory/${id}`)
  const row = page.getByRole('listitem', { name: 'M'.repeat(40) })
  const choice = await edges(row.locator('b'))
  const stock = await edges(row.getByText('Not tracked'))
  expect(choice.right).toBeLessThanOrEqual(stock.left)
})

longIt('the buttons of the next and the previous page stay beside each other', async () => {
  const { page } = shop
  await page.setViewportSize({ width: 320, height: 700 })
  await shop.open('products')
  const buttons = page.locator('.list-pages button')
  await buttons.first().waitFor()
  const [previous, next] = await buttons.evaluateAll((both) =>
    both.map((button) => button.getBoundingClientRect().top),
  )
  expect(next).toBe(previous)
  await page.setViewportSize(phone)
})

longIt('the title of a dialog stays inside it', async () => {
  const { page, store } = shop
  const { product } = await store.platform.products.createProduct({
    product: { name: 'W'.repeat(80), priceData: { price: 5 } },
  })
  await shop.open(`products/${product?.id}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const title = page.getByRole('dialog').getByRole('heading')
  const overflow = () => title.evaluate((it) => it.scrollWidth - it.clientWidth)
  expect(await overflow()).toBe(0)
})

longIt('the navigation grows with the text', async () => {
  const { page } = shop
  await page.setViewportSize(desktop)
  await shop.open('products')
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const rail = await edges(page.locator('.shell-rail'))
  for (const link of await navigation.getByRole('link').all()) {
    expect((await edges(link)).right).toBeLessThanOrEqual(rail.right)
  }
})
