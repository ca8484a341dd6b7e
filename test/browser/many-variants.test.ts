// The grid of a product with as many variants as there can be, by keyboard.
import { expect, it } from 'vitest'
import { longDescribe } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'
import { ProductPage } from './support/product-page.ts'

const shop = storeUnderTest({ products: 3 })

const ten = (word: string) =>
  Array.from({ length: 10 }, (_, at) => ({ value: `${word} ${at}`, description: `${word} ${at}` }))

// Without a browser, keys, pasting and paper: `test/console/resources/products/grid-keys.test.tsx`.
longDescribe('a product of 1,000 variants', () => {
  it('has one grid that renders only visible rows, and saves only the changed row', async () => {
    const { page, store } = shop
    const { product } = await store.platform.products.createProduct({
      product: {
        name: 'Yarn',
        priceData: { price: 5 },
        productOptions: ['Colour', 'Weight', 'Length'].map((name) => ({
          name,
          choices: ten(name),
        })),
        manageVariants: true,
      },
    })
    const yarn = new ProductPage(page)
    await shop.open(`products/${product?.id}`)
    await yarn.grid().waitFor()
    expect(await yarn.grid().getAttribute('aria-rowcount')).toBe('1001')
    expect(await yarn.grid().getByRole('row').count()).toBeLessThan(100)
    expect(await page.getByText('Ctrl D').isVisible()).toBe(true)
    await yarn.grid().focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Home')
    const lastPrice = () => yarn.cell('Colour 9, Weight 9, Length 9', 0)
    const before = await lastPrice()
    await page.keyboard.type('70')
    await page.keyboard.press('Enter')
    expect(await lastPrice()).toBe('$70.00')
    await page.keyboard.press('Control+z')
    expect(await lastPrice()).toBe(before)
    await page.keyboard.type('7.25')
    await page.keyboard.press('Enter')
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await yarn.save()
    expect((await sent).postDataJSON()).toMatchObject({ variants: [{ price: 7.25 }] })
    expect(await lastPrice()).toBe('$7.25')
    const { product: saved } = await store.platform.products.getProduct(product?.id ?? '')
    expect(saved?.priceRange).toMatchObject({ minValue: 5, maxValue: 7.25 })
  })

  it('prints every row, none cut by the height of the grid', async () => {
    const { page } = shop
    const rows = new ProductPage(page).grid().locator('.row')
    await rows.first().waitFor()
    const shown = await rows.count()
    await page.evaluate(() => {
      window.addEventListener('beforeprint', () => {
        window.name = String(document.querySelectorAll('[role=grid] .row').length)
      })
    })
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(await page.evaluate(() => window.name)).toBe('1000')
    // A sheet has room for some thirty rows.
    expect(paper.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(25)
    await expect.poll(() => rows.count()).toBe(shown)
  })

  it('names no keys on a touch screen', async () => {
    const { store } = shop
    const touch = await store.openSignedIn({ hasTouch: true, isMobile: true })
    await touch.page.goto(shop.page.url())
    await new ProductPage(touch.page).grid().waitFor()
    expect(await touch.page.getByText('Ctrl D').isVisible()).toBe(false)
  })
})
