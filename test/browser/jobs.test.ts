// The five jobs of a first day, with the keys alone and on a phone: a collection's prices, a delivery, members who wait,
// a product to publish, and one that cannot be bought.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { longDescribe } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'
import { finger, type Hands, keysOf } from './support/hands.ts'
import { phone } from './support/looks.ts'

interface Person {
  readonly person: string
  readonly context: BrowserContextOptions
  hands(page: Page): Hands
}

const people: readonly Person[] = [
  { person: 'the keys alone', context: {}, hands: keysOf },
  {
    person: 'a phone',
    context: { viewport: phone, hasTouch: true, isMobile: true },
    hands: () => finger,
  },
]

// Without a browser, job by job: the tests of `test/console`. A normal run has keys in `grid-keys.test.tsx`.
longDescribe.each(people)('with $person, the owner', ({ context, hands }) => {
  const shop = storeUnderTest({ context })
  const small = context.viewport === phone
  let hand: Hands

  beforeAll(() => {
    hand = hands(shop.page)
  })

  const named = (name: string) =>
    shop.store.platform.products.queryProducts({ query: { filter: { name } } })

  /** Follows a link of the navigation, which a phone has in a drawer. */
  const goTo = async (room: string) => {
    const { page } = shop
    if (!page.url().startsWith(shop.store.url)) await shop.open('collections?size=25')
    if (small) await hand.press(page.getByRole('button', { name: 'Open navigation' }))
    await hand.press(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: room }),
    )
    await page.getByRole('heading', { name: room, level: 1 }).waitFor()
    await page.locator('main :is(tbody th, .list-cards li)').first().waitFor()
  }

  const pressButton = (name: string | RegExp) =>
    hand.press(shop.page.getByRole('button', { name, exact: true }).first())

  it('finds why a product cannot be bought, and fixes it', async () => {
    const { page } = shop
    await shop.open('')
    await hand.press(page.getByRole('link', { name: /products? (is|are) hidden or out of stock$/ }))
    await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor()
    await hand.press(page.locator('main :is(tbody th, .list-cards) a').first())
    await page.getByText('This product cannot be bought:').waitFor()
    const reason = page.getByText(
      /^(It is hidden|It has no price|All its variants|It is out of stock)/,
    )
    expect(await reason.count()).toBeGreaterThan(0)
  })

  it('raises the prices of a collection by 7 %', async () => {
    const { page } = shop
    const priceOf = async (name: string) => {
      const { products } = await named(name)
      return products?.[0]?.priceData?.price
    }
    expect(await priceOf('Alpine Contours')).toBe(44)
    await goTo('Products')
    if (small) await pressButton(/^Filters/)
    await hand.choose(page.getByLabel('Collection', { exact: true }), 'Art Prints')
    await page.getByRole('button', { name: 'Remove filter Collection: Art Prints' }).waitFor()
    await page.getByRole('link', { name: 'Alpine Contours', exact: true }).waitFor()
    if (small) {
      // A phone has cards, and no heading to tick them all by: the first one brings the bar that does.
      await hand.press(page.locator('.list-cards li').first().getByRole('checkbox'))
      await pressButton(/^Select all \d+$/)
      await page
        .getByRole('region', { name: 'Selected' })
        .getByText(/^([2-9]|\d\d+) selected$/)
        .waitFor()
    } else await hand.press(page.getByRole('checkbox', { name: 'Select all on this page' }))
    await pressButton('Change prices')
    await hand.write(page.getByLabel('Percentage'), '7')
    await pressButton(/^Change \d+ prices$/)
    await page.getByText(/^Prices of \d+ products changed$/).waitFor()
    expect(await priceOf('Alpine Contours')).toBe(47.08)
  })

  it('receives 40 units of a variant', async () => {
    const { page } = shop
    await goTo('Inventory')
    await pressButton('Receive')
    const dialog = page.getByRole('dialog')
    await hand.write(dialog.getByLabel('Name or SKU, or scan'), 'PH-ALP-A3-RUS')
    await page.keyboard.press('Enter')
    await hand.write(dialog.getByLabel('Units', { exact: true }), '40')
    await page.keyboard.press('Enter')
    await hand.press(dialog.getByRole('button', { name: 'Save 40 units' }))
    await page.getByText('40 units received').waitFor()
  })

  it('approves two members who wait', async () => {
    const { page } = shop
    await goTo('Members')
    await hand.press(
      page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: /^Waiting/ }),
    )
    await page.waitForURL(/PENDING/)
    await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
    const waiting = page
      .locator('main :is(tbody tr, .list-cards li)')
      .filter({ hasText: 'Waiting' })
    for (const _ of [1, 2]) {
      const name = (await waiting.first().getByRole('link').textContent()) ?? ''
      await hand.press(waiting.first().getByRole('button', { name: 'Approve' }))
      await page.getByText(`${name} is approved`).waitFor()
      await waiting.filter({ hasText: name }).waitFor({ state: 'detached' })
    }
  })

  it('publishes a product with a picture, two options and a discount', async () => {
    const { page } = shop
    await goTo('Products')
    await hand.press(page.getByRole('link', { name: 'New product' }))
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await hand.write(field('Name'), 'Winter blanket')
    await hand.write(field('Price'), '80')
    await hand.write(field('Picture address'), `${shop.store.url}/media/blanket.svg`)
    await pressButton('Create')
    await page.getByRole('heading', { name: 'Winter blanket', level: 1 }).waitFor()
    for (const [option, choices] of [
      ['Size', ['Single', 'Double']],
      ['Colour', ['Red', 'Blue']],
    ] as const) {
      await pressButton('Add option')
      await hand.write(field('Option name').last(), option)
      for (const choice of choices) {
        await hand.write(field('Choices').last(), choice)
        await page.keyboard.press('Enter')
      }
    }
    await hand.press(page.getByRole('combobox', { name: 'Discount' }))
    const percent = page.getByRole('option', { name: 'Percent off' })
    if (small) await hand.press(percent)
    else {
      await percent.waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await hand.write(page.locator('input[name="discount.value"]'), '25')
    await pressButton('Save')
    await page.getByText('Product saved').waitFor()
    const { products } = await named('Winter blanket')
    expect(products?.[0]).toMatchObject({
      visible: true,
      discount: { type: 'PERCENT', value: 25 },
      productOptions: [{ name: 'Size' }, { name: 'Colour' }],
      media: { items: [{}] },
    })
  })
})
