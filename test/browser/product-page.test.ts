// A product from its first four fields to what buyers pay for each of its variants, in a real browser.
import { beforeAll, describe, expect, it } from 'vitest'
import { longIt } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'
import { printed } from './support/paper.ts'
import { ProductPage } from './support/product-page.ts'

const shop = storeUnderTest()
let product: ProductPage

beforeAll(() => {
  product = new ProductPage(shop.page)
})

/** What the page asks the platform to change while something is done. */
async function changesOf(action: () => Promise<void>): Promise<{ path: string; body: unknown }[]> {
  const changes: { path: string; body: unknown }[] = []
  const listen = (request: { method(): string; url(): string; postDataJSON(): unknown }) => {
    if (request.method() === 'PATCH')
      changes.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
  }
  shop.page.on('request', listen)
  await action()
  shop.page.off('request', listen)
  return changes
}

describe('a new product', () => {
  it('is created by keyboard with a name, a price and a picture', async () => {
    const { page } = shop
    await shop.open('products?size=25')
    await page.getByRole('link', { name: 'New product' }).press('Enter')
    await product.field('Name *').or(product.field('Name')).first().waitFor()
    await page.keyboard.type('Winter blanket')
    await page.keyboard.press('Tab')
    await page.keyboard.type('80')
    await page.keyboard.press('Tab')
    // At once: a pause of the keys would request a picture of half its address.
    await page.keyboard.insertText(`${shop.store.url}/media/blanket-one.svg`)
    await page.getByRole('img', { name: 'Preview of the picture' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Winter blanket', level: 1 }).waitFor()
    await expect.poll(() => product.pictures().count()).toBe(1)
    await expect
      .poll(() => page.locator('input[name="priceData.price"]').inputValue())
      .toBe('80.00')
  })

  // Without a browser: `test/console/resources/products/grid-keys.test.tsx` and `save-life.test.ts`.
  longIt('gets two options, whose variants are filled in before the first save', async () => {
    const { page } = shop
    await product.addOption('Size', ['Single', 'Double'])
    await product.addOption('Colour', ['Red', 'Blue', 'Green'])
    await page.getByText('Saving adds 6 variants.').waitFor()
    await product.grid().focus()
    await page.keyboard.press('Control+ArrowDown')
    await page.keyboard.type('95,50')
    await page.keyboard.press('Enter')
    const changes = await changesOf(() => product.save())
    expect(changes.map(({ body }) => body)).toMatchObject([
      { product: { productOptions: [{ name: 'Size' }, { name: 'Colour' }] } },
      { variants: [{ choices: { Size: 'Double', Colour: 'Green' }, price: 95.5 }] },
    ])
    await expect.poll(() => product.cell('Double, Green', 0)).toBe('$95.50')
    await expect.poll(() => product.cell('Single, Red', 0)).toBe('$80.00')
  })

  // Without a browser: `test/console/resources/products/logic/grid-paste.test.ts` and `grid-keys.test.tsx`.
  longIt('takes a pasted range of a spreadsheet, and sends only the changed rows', async () => {
    const { page } = shop
    await product.grid().focus()
    await page.keyboard.press('Control+Home')
    await product.grid().evaluate((grid) => {
      const data = new DataTransfer()
      data.setData('text/plain', '80\t30\t1.2\n80\t30\t1.2\n84.00\t"31,50"\t1.3\n')
      grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    })
    await page.getByText('9 cells pasted.').waitFor()
    const changes = await changesOf(() => product.save())
    expect(changes.map(({ path }) => path)).toEqual([expect.stringMatching(/variants$/)])
    expect(changes[0]?.body).toMatchObject({
      variants: [
        { variantIds: [{}, {}].map(() => expect.any(String)), cost: 30, weight: 1.2 },
        { variantIds: [expect.any(String)], price: 84, cost: 31.5, weight: 1.3 },
      ],
    })
  })

  // Of a form without cells: `test/console/ui/form/form-page.test.tsx`.
  longIt('focuses the cell of a refused price, and an option without choices', async () => {
    const { page } = shop
    const bar = page.getByRole('group', { name: 'Unsaved changes' })
    await product.grid().focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('ArrowDown')
    const name = await product.grid().getByRole('rowheader').nth(1).textContent()
    await page.keyboard.type('9999999999')
    await page.keyboard.press('Enter')
    await page.getByText('Price must not be more than 999,999,999.99').waitFor()
    await page.keyboard.press('Escape')
    // The grid lets no such price through: on its way it becomes one that the platform refuses.
    const variants = '**/variants'
    await page.route(variants, (route) => {
      const sent = route.request().postData()?.replace('"price":81.5', '"price":9999999999')
      return route.continue(sent === undefined ? {} : { postData: sent })
    })
    await page.keyboard.type('81.5')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+End')
    await page.getByRole('button', { name: /^Save/ }).click()
    await bar.getByRole('button', { name: `Price of ${name}` }).waitFor()
    await page.unroute(variants)
    const refused = product.grid().getByRole('gridcell', { selected: true })
    await expect.poll(() => refused.getAttribute('aria-invalid')).toBe('true')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('grid')
    await bar.getByRole('button', { name: 'Discard' }).click()

    await page.getByRole('button', { name: 'Add option' }).click()
    await page.keyboard.type('Edge')
    await page.getByRole('button', { name: /^Save/ }).click()
    await bar.getByRole('button', { name: 'Choices of Edge' }).waitFor()
    const choices = page.getByRole('textbox', { name: 'Choices' }).nth(2)
    await expect
      .poll(() => choices.evaluate((field) => field === document.activeElement))
      .toBe(true)
    await bar.getByRole('button', { name: 'Discard' }).click()
  })

  // Without a browser: `test/console/pricing/earnings.test.ts`.
  longIt('shows what buyers pay with a discount, and warns below cost', async () => {
    const { page } = shop
    await page.getByRole('combobox', { name: 'Discount' }).click()
    await page.getByRole('option', { name: 'Percent off' }).click()
    await page.locator('input[name="discount.value"]').fill('25')
    await page.locator('input[name="costAndProfitData.itemCost"]').fill('50')
    const price = product.section('Pricing')
    await price.getByText('$60.00').waitFor()
    await price.getByText('$10.00').waitFor()
    await page.locator('input[name="costAndProfitData.itemCost"]').fill('70')
    await price.getByText('Below cost: each sale loses $10.00.').waitFor()
    await page.locator('input[name="costAndProfitData.itemCost"]').fill('50')
    await product.save()
    await page.reload()
    await price.getByText('$60.00').waitFor()
  })

  // Without a browser: `test/console/resources/products/media-actions.test.ts`.
  longIt('has its pictures ordered by keyboard, and a removed one restored', async () => {
    const { page } = shop
    await product.addPicture(`${shop.store.url}/media/blanket-two.svg`)
    const addresses = () =>
      product
        .pictures()
        .getByRole('img')
        .evaluateAll((images) =>
          images.map((image) => image.getAttribute('src')?.split('/').at(-1)),
        )
    await expect.poll(addresses).toEqual(['blanket-one.svg', 'blanket-two.svg'])
    await product.pictures().nth(1).press('Home')
    await expect.poll(addresses).toEqual(['blanket-two.svg', 'blanket-one.svg'])
    await page
      .getByRole('button', { name: /^Remove Winter blanket/ })
      .first()
      .click()
    await expect.poll(addresses).toEqual(['blanket-one.svg'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(addresses).toEqual(['blanket-two.svg', 'blanket-one.svg'])
    await page.reload()
    await expect.poll(addresses).toEqual(['blanket-two.svg', 'blanket-one.svg'])
  })

  // A normal run writes one in `security.test.ts`.
  longIt('has a formatted description in which no script runs', async () => {
    const { page } = shop
    await page.getByRole('button', { name: /^Edit the description/ }).click()
    const text = page.getByRole('textbox', { name: 'Description', exact: true })
    await expect.poll(() => text.evaluate((box) => box === document.activeElement)).toBe(true)
    await page.keyboard.type('Warm, ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('and light')
    await text.evaluate((box) => {
      const data = new DataTransfer()
      data.setData(
        'text/html',
        '<img src=x onerror="window.ran=1"><script>window.ran=1</script><a href="javascript:window.ran=1">wool</a>',
      )
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    const [change] = await changesOf(() => product.save())
    const sent = JSON.stringify(change?.body)
    expect(sent).toContain('<strong>and light')
    expect(sent).not.toMatch(/<script|javascript:|onerror|<img/)
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
    await text.press('Enter')
    await page.keyboard.type('- صوف')
    const bidi = (line: Element) => getComputedStyle(line).unicodeBidi
    expect(await text.locator('li p').evaluate(bidi)).toBe('plaintext')
  })

  // A normal run prints a list: `product-list.test.ts`.
  longIt('prints every column of its variants', async () => {
    const { page } = shop
    await shop.openRecord('products?q=Alpine')
    await printed(page)
    const grid = page.getByRole('grid', { name: 'Variants' })
    expect(await grid.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  })

  // Without a browser: `test/console/catalogue/purchase-obstacles.test.ts`.
  longIt('says why it is unavailable, and is fixed by one button', async () => {
    const { page } = shop
    await page.getByLabel('Visible to visitors').click()
    await product.save()
    await page.getByText('cannot be bought').waitFor()
    await page.getByRole('button', { name: 'Show it in the shop' }).click()
    await page.getByText('cannot be bought').waitFor({ state: 'detached' })
  })
})
