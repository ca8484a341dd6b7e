// Everything that opens over a screen, light and dark, wide and narrow: nothing overflows, and the accessibility checker
// has nothing to say. What lies below is looked at by itself elsewhere; here it is short, so that it is looked at fast.
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { longDescribe } from '../setup/long-run.ts'
import { enterCredentials, storeUnderTest } from './store.ts'
import { dropSession } from './support/kept-session.ts'
import { ListScreen } from './support/list-screen.ts'
import { desktop, findingsIn, phone, type Width } from './support/looks.ts'

const shop = storeUnderTest()

beforeEach(async () => {
  await shop.page.setViewportSize(desktop)
})

/** What opens over a screen: how, and what is then there. */
interface Opening {
  readonly name: string
  open(page: Page): Promise<unknown>
  part(page: Page): Locator
  /** The only width at which it can be open. */
  readonly only?: Width
  /** Closes it; by default with Escape. */
  close?(page: Page): Promise<unknown>
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first()
const press = (name: string | RegExp) => (page: Page) => button(name)(page).click()
const dialog = (page: Page) => page.getByRole('dialog')
const menu = (page: Page) => page.getByRole('menu')

/** Ticks every row there is and presses one of the buttons for many. */
const ofMany = (name: string) => async (page: Page) => {
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  if (!(await all.isChecked())) await all.check()
  await new ListScreen(page).bulk.getByRole('button', { name }).click()
}

/** What opens a dialog over ticked products. */
const askedOfMany = [
  ...['Change prices', 'Set cost', 'Set ribbon', 'Add to collection', 'Delete'],
  ...['Set discount', 'Set weight', 'Set brand'],
]

/** Opens each in turn over the page that is open, and looks at it. */
async function lookAtEach(openings: readonly Opening[]) {
  const { page, window } = shop
  const found: string[] = []
  for (const { name, open, part, only, close } of openings) {
    await page.setViewportSize(only ?? desktop)
    const shown = part(page).first()
    const reopen = async () => {
      await open(page)
      await shown.waitFor()
    }
    await reopen()
    const options = { part: shown, reopen, ...(only && { only }) }
    found.push(...(await findingsIn(window, name, options)))
    await page.setViewportSize(only ?? desktop)
    if (close) {
      await close(page)
    } else {
      await page.keyboard.press('Escape')
      await shown.waitFor({ state: 'hidden' })
    }
  }
  expect(found).toEqual([])
}

const product = 'products?q=alpine contours'

/** Renames the product of the page as another user at another machine does. */
async function renamedByAnother(name: string) {
  const { page, store } = shop
  const id = page.url().split('/').at(-1) ?? ''
  await store.platform.products.updateProduct(id, { product: { name } })
}

it('Back closes the drawer of a phone, and stays, in a browser without close requests', async () => {
  const { page } = await shop.store.openSignedIn({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  })
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'))
  await page.goto(`${shop.store.url}/console/members`)
  await page.goto(`${shop.store.url}/console/collections`)
  await press('Open navigation')(page)
  await dialog(page).getByRole('link', { name: 'Products' }).click()
  await dialog(page).waitFor({ state: 'hidden' })
  for (const _ of [1, 2]) {
    await press('Open navigation')(page)
    await dialog(page).waitFor()
    await page.evaluate(() => history.back())
    await dialog(page).waitFor({ state: 'hidden' })
    await page.waitForURL('**/console/products')
  }
  await page.evaluate(() => history.back())
  await page.waitForURL('**/console/collections')
})

// A normal run looks at a draft only: `nothing-lost.test.ts`.
longDescribe('popups over a screen', () => {
  it('fit: language menu, shortcut list, drawer of a phone, toast', async () => {
    const { page } = shop
    await shop.open('members?status=PENDING')
    await page.getByRole('rowheader').first().waitFor()
    const openings: readonly Opening[] = [
      { name: 'languages', open: press('Language'), part: menu, only: desktop },
      {
        name: 'shortcuts',
        async open() {
          await page.locator('#main h1').focus()
          await page.keyboard.press('?')
        },
        part: dialog,
      },
      { name: 'drawer', open: press('Open navigation'), part: dialog, only: phone },
      {
        name: 'languages in the drawer',
        async open() {
          await press('Open navigation')(page)
          await dialog(page).getByRole('button', { name: 'Language' }).click()
        },
        part: menu,
        only: phone,
        async close() {
          await page.keyboard.press('Escape')
          await menu(page).waitFor({ state: 'hidden' })
          await page.keyboard.press('Escape')
          await dialog(page).waitFor({ state: 'hidden' })
        },
      },
      {
        name: 'toast',
        open: press('Approve'),
        part: () => page.locator('.Toastify__toast'),
        close: () => page.locator('.Toastify__close-button').click(),
      },
    ]
    await lookAtEach(openings)
  })

  it('fit: columns, filters on a phone, name of a view, bulk edits', async () => {
    const { page } = shop
    const list = new ListScreen(page)
    await shop.open(`${product}&visibility=visible`)
    await page.getByRole('rowheader').first().waitFor()
    await lookAtEach([
      { name: 'columns', open: press('Columns'), part: dialog, only: desktop },
      {
        name: 'filters',
        open: press(/^Filters/),
        part: () => page.getByLabel('Brand'),
        only: phone,
        close: press(/^Filters/),
      },
      { name: 'name of a view', open: press('Save as view'), part: dialog },
      {
        name: 'bulk bar',
        open: () => page.getByRole('checkbox', { name: 'Select all on this page' }).check(),
        part: () => list.bulk,
        close: press('Clear selection'),
      },
      ...askedOfMany.map((name) => ({ name, open: ofMany(name), part: dialog })),
      {
        name: 'job',
        async open() {
          await ofMany('Hide')(page)
          await page.getByText('1 product hidden').waitFor()
          await page.getByRole('button', { name: 'Details' }).click()
        },
        part: () => list.job,
        async close() {
          await list.undo()
          await page.getByText('1 product visible again').waitFor()
          await list.job.getByRole('button', { name: 'Close' }).click()
        },
      },
    ])
  })

  it('fit: choices, dialogs and editors of a product', async () => {
    const { page } = shop
    await shop.openRecord(product)
    const openings: readonly Opening[] = [
      {
        name: 'discounts',
        open: () => page.getByRole('combobox', { name: 'Discount' }).click(),
        part: () => page.getByRole('listbox'),
      },
      {
        name: 'collections',
        open: () => page.getByRole('combobox', { name: 'In these collections' }).click(),
        part: () => page.getByRole('listbox'),
      },
      { name: 'choices of a picture', open: press(/choices that/), part: menu },
      { name: 'delete a product', open: press('Delete'), part: dialog },
      { name: 'reset of variants', open: press('Reset to default'), part: dialog },
      {
        name: 'picture to add',
        open: press('Add a picture'),
        part: () => page.getByRole('group', { name: 'Add a picture' }),
        close: () => page.getByLabel('Picture address').press('Escape'),
      },
      {
        name: 'link in a text',
        async open() {
          if (await page.getByLabel('Address of the link').isVisible()) return
          if (await button('Link')(page).isHidden()) await press(/^Edit the description/)(page)
          await press('Link')(page)
        },
        part: () => page.getByRole('region', { name: 'Product', exact: true }),
        async close() {
          await page.getByLabel('Address of the link').press('Escape')
          await page.reload()
        },
      },
      {
        name: 'new option',
        async open() {
          await press('Add option')(page)
          await page.keyboard.type('Colour')
          await page.keyboard.press('Tab')
          for (const colour of ['Red', 'Blue']) {
            await page.keyboard.type(colour)
            await page.keyboard.press('Enter')
          }
          await page.getByLabel('Show as colours').last().check()
        },
        part: () => page.getByRole('region', { name: 'Options' }),
        async close() {
          await press('Discard')(page)
          await page.reload()
        },
      },
    ]
    await lookAtEach(openings)
  })
})

longDescribe('popups over a form', () => {
  it('fit: refusals, question before leaving, conflict', async () => {
    const { page } = shop
    await shop.openRecord(product)
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    const usual = await name.inputValue()
    const bar = () => page.getByRole('group', { name: 'Unsaved changes' })
    await lookAtEach([
      {
        name: 'faults',
        async open() {
          await page.getByRole('textbox', { name: 'Price', exact: true }).fill('-5')
          await page.getByRole('button', { name: 'Save', exact: true }).click()
          await bar().getByText('One field needs attention:').waitFor()
        },
        part: bar,
        close: () => bar().getByRole('button', { name: 'Discard' }).click(),
      },
      {
        name: 'leave',
        async open() {
          await name.fill('Another name')
          await page.goBack()
        },
        part: dialog,
        close: () => page.getByRole('button', { name: 'Stay here' }).click(),
      },
      {
        name: 'conflict',
        async open() {
          await renamedByAnother('Their name')
          await page.getByRole('button', { name: 'Save', exact: true }).click()
        },
        part: dialog,
      },
      {
        name: 'draft',
        open: () => page.reload(),
        part: () => page.getByRole('alert').filter({ hasText: 'Unsaved changes found' }),
        async close() {
          await page.getByRole('button', { name: 'Discard changes' }).click()
          await renamedByAnother(usual)
        },
      },
    ])
  })

  it('fit: questions before a deletion, editors in dialogs', async () => {
    const { page } = shop
    await shop.openRecord('members?q=katarina')
    await lookAtEach([{ name: 'delete by name', open: press('Delete'), part: dialog }])
    await shop.openRecord('collections?q=art prints')
    await lookAtEach([
      { name: 'product picker', open: press('Add products'), part: dialog },
      { name: 'delete a collection', open: press('Delete'), part: dialog },
    ])
    await shop.open('inventory?q=alpine contours')
    await page.getByRole('rowheader').first().waitFor()
    await lookAtEach([
      {
        name: 'receive',
        async open() {
          if (await dialog(page).isHidden()) await press('Receive')(page)
          await dialog(page).getByLabel('Name or SKU, or scan').fill('PH-ALP-A3-RUS')
          await page.keyboard.press('Enter')
          await dialog(page)
            .getByRole('button', { name: /^Save \d/ })
            .waitFor()
          await dialog(page).getByLabel('Name or SKU, or scan').fill('alpine')
        },
        part: dialog,
      },
      { name: 'changes of stock', open: press('Stock changes'), part: dialog },
    ])
  })

  it('fit: ended session, lost network', async () => {
    const { page, window } = shop
    await shop.openRecord(product)
    await lookAtEach([
      {
        name: 'offline',
        open: () => window.context.setOffline(true),
        part: () => page.getByText('You are offline. You can keep working'),
        close: () => window.context.setOffline(false),
      },
      {
        name: 'session ended',
        async open() {
          await dropSession(page)
          await page.getByRole('link', { name: 'Members' }).click()
        },
        part: dialog,
        close: () => enterCredentials(dialog(page), shop.store.owner),
      },
    ])
  })
})
