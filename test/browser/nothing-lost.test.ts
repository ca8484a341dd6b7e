// Nothing typed is ever lost: over an ended session, a lost network, a reload, another tab and another person.
import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { longIt } from '../setup/long-run.ts'
import { enterCredentials, storeUnderTest, type Window } from './store.ts'
import { keepRecord, keptRecords } from './support/kept-records.ts'
import { lookAt } from './support/looks.ts'
import { type ProductForm, productForm } from './support/product-form.ts'

const shop = storeUnderTest()
let form: ProductForm
let address: string

beforeAll(async () => {
  const { page, store } = shop
  await shop.open('products?size=25')
  const link = page.getByRole('rowheader').getByRole('link').first()
  address = new URL((await link.getAttribute('href')) ?? '', store.url).href
  form = productForm(page)
})

/** The page of the product that nothing was entered into yet, opened where another one is shown. */
async function stayAtProduct() {
  if (shop.page.url() !== address) await openProduct()
  await shop.page.getByRole('group', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
}

/** The page of the product as the platform has it now. */
async function openProduct() {
  await shop.page.goto(address)
  await form.field('Price').waitFor()
}

/** What the platform holds of the product. */
async function stored() {
  const id = address.split('/').at(-1) ?? ''
  return (await shop.store.platform.products.getProduct(id)).product
}

/** Looks at what lies over the page or stands in it; the long run has each of them in `popups.test.ts`, too. */
const look = (name: string, part: Locator) => lookAt(shop.window, name, { part })

async function signInAgain({ page }: Window) {
  const dialog = page.getByRole('dialog', { name: 'You were signed out' })
  await dialog.waitFor()
  await enterCredentials(dialog, shop.store.owner)
  await dialog.waitFor({ state: 'hidden' })
}

describe('unsaved input', () => {
  it('survives an ended session: the save resumes after a sign-in over the page', async () => {
    await stayAtProduct()
    await form.enter('Name', 'Kept over a sign-in')
    await shop.page.route(/\/(products|stores)/, (route) =>
      route.fulfill({ status: 401, json: {} }),
    )
    await form.save()
    await shop.page.getByRole('dialog', { name: 'You were signed out' }).waitFor()
    await shop.window.picture('session-ended')
    await shop.page.unroute(/\/(products|stores)/)
    await signInAgain(shop.window)
    await form.saved()
    expect((await stored()).name).toBe('Kept over a sign-in')
  })

  longIt('survives a sign-out in another tab', async () => {
    await stayAtProduct()
    await form.enter('Name', 'Kept over another tab')
    const other = await shop.window.context.newPage()
    await other.goto(`${shop.store.url}/console/`)
    await other.getByRole('button', { name: 'Sign out' }).click()
    await other.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await other.close()
    await signInAgain(shop.window)
    expect(await form.field('Name').inputValue()).toBe('Kept over another tab')
    await form.save()
    await form.saved()
  })

  it('waits while offline, as the page says at once, and is saved on reconnect', async () => {
    const { page, window } = shop
    await stayAtProduct()
    await form.enter('Name', 'Kept over a tunnel')
    await window.context.setOffline(true)
    await page.getByText('You are offline. You can keep working').waitFor()
    await form.save()
    await page.getByText('Your changes will be saved once you are back online').waitFor()
    await shop.window.picture('offline')
    await window.context.setOffline(false)
    await form.saved()
    await page.getByText('You are offline. You can keep working').waitFor({ state: 'hidden' })
    expect((await stored()).name).toBe('Kept over a tunnel')
  })

  it('is offered after a reload with its differences, and forgotten once saved', async () => {
    const { page } = shop
    await stayAtProduct()
    const { name } = await stored()
    await form.enter('Name', 'Kept over a reload')
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('Kept over a reload'))
    await page.reload()
    const offer = page.getByRole('alert').filter({ hasText: 'Unsaved changes found' })
    await offer.getByText(`${name} → Kept over a reload`).waitFor()
    await look('draft', offer)
    await offer.getByRole('button', { name: 'Restore changes' }).click()
    expect(await form.field('Name').inputValue()).toBe('Kept over a reload')
    await form.save()
    await form.saved()
    await page.reload()
    await form.field('Name').waitFor()
    expect(await offer.count()).toBe(0)
  })

  it('survives a change to a language from right to left, and back', async () => {
    const { page } = shop
    await openProduct()
    await form.enter('Name', 'Kept over languages')
    const name = page.locator('[name=name]')
    const speak = async (menu: string, language: string, dir: string) => {
      await page.getByRole('button', { name: menu }).click()
      await page.getByRole('menuitemradio', { name: language }).click()
      await page.locator(`html[dir=${dir}]`).waitFor()
      await page.getByRole('menu').waitFor({ state: 'detached' })
    }
    await speak('Language', 'العربية', 'rtl')
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(wider).toBe(0)
    expect(await name.inputValue()).toBe('Kept over languages')
    // The sign of a number stays before it, and groups of digits in their order.
    const looksOf = (field: Element) => {
      const { unicodeBidi, textAlign } = getComputedStyle(field)
      return { unicodeBidi, textAlign }
    }
    const price = page.locator('[name="priceData.price"]')
    expect(await price.evaluate(looksOf)).toEqual({ unicodeBidi: 'plaintext', textAlign: 'right' })
    await speak('اللغة', 'English', 'ltr')
    expect(await name.inputValue()).toBe('Kept over languages')
    await page.getByRole('button', { name: 'Discard' }).click()
  })

  // Without a browser: `test/console/ui/form/leave-dialog.test.tsx`.
  longIt('is not left without a question', async () => {
    const { page } = shop
    await stayAtProduct()
    await form.enter('Name', 'Asked for')
    await page.getByRole('link', { name: 'Members' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByText('Kept over a reload → Asked for').waitFor()
    await look('leave', dialog)
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await form.field('Name').inputValue()).toBe('Asked for')
    await page.getByRole('link', { name: 'Members' }).click()
    await dialog.getByRole('button', { name: 'Save and leave' }).click()
    await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor()
  })

  it('keeps a birthday whose new date is not complete, and says so at its field', async () => {
    const { page, store } = shop
    const { member } = await store.platform.members.createMember({
      member: { loginEmail: 'born@example.com', contact: { birthdate: '1990-12-31' } },
    })
    await shop.open(`members/${member?.id}`)
    const birthday = page.getByLabel('Birthday')
    await birthday.focus()
    // The thirty-first of February.
    await page.keyboard.type('02')
    await page.keyboard.press('Control+S')
    await page.getByRole('alert').getByText('Birthday').waitFor()
    expect(await birthday.getAttribute('aria-invalid')).toBe('true')
    await birthday.focus()
    await page.keyboard.type('0228')
    await page.keyboard.press('Control+S')
    await page.getByRole('group', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
    const saved = await store.platform.members.getMember(member?.id ?? '', { fieldsets: ['FULL'] })
    expect(saved.member?.contact?.birthdate).toBe('1990-02-28')
  })

  it('asks for the rest of a birthday of which half is entered as the owner leaves its field', async () => {
    const { page, store } = shop
    const { member } = await store.platform.members.createMember({
      member: { loginEmail: 'half-born@example.com' },
    })
    await shop.open(`members/${member?.id}`)
    const birthday = page.getByLabel('Birthday')
    await birthday.focus()
    await page.keyboard.type('02')
    await birthday.blur()
    await page.getByText('must be a date').waitFor()
    expect(await birthday.getAttribute('aria-invalid')).toBe('true')
    await birthday.fill('1990-02-28')
    await birthday.blur()
    await page.getByText('must be a date').waitFor({ state: 'detached' })
  })

  it('of a member is saved by what came with the page, also after a deployment', async () => {
    const { page, store } = shop
    const { member } = await store.platform.members.createMember({
      member: { loginEmail: 'deployed@example.com' },
    })
    await shop.open(`members/${member?.id}`)
    await page.getByLabel('Company').fill('Tunnels')
    await page.route(/save-member/, (route) => route.fulfill({ status: 404 }))
    await page.keyboard.press('Control+S')
    await page.getByRole('group', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
    await page.unroute(/save-member/)
    const saved = await store.platform.members.getMember(member?.id ?? '', { fieldsets: ['FULL'] })
    expect(saved.member?.contact?.company).toBe('Tunnels')
  })

  longIt('is not changed by the mouse wheel', async () => {
    const { page } = shop
    await openProduct()
    const price = await form.field('Price').inputValue()
    await form.field('Price').focus()
    await form.field('Price').hover()
    await page.mouse.wheel(0, 240)
    await page.mouse.wheel(0, -240)
    expect(await form.field('Price').inputValue()).toBe(price)
  })
})

describe('two people at one product', () => {
  /** What the other one saves, at another machine. */
  const theySave = async (changes: { name?: string; brand?: string }) => {
    const id = address.split('/').at(-1) ?? ''
    await shop.store.platform.products.updateProduct(id, { product: changes })
  }

  // Without a browser: `test/console/store/merge-changes.test.ts`.
  longIt('keep both changes of different fields', async () => {
    await openProduct()
    await theySave({ brand: 'Theirs' })
    await form.enter('Name', 'Mine')
    await form.save()
    await form.saved()
    expect(await stored()).toMatchObject({ name: 'Mine', brand: 'Theirs' })
  })

  // Without a browser: `test/console/ui/form/decided-conflict.test.tsx`.
  longIt('choose which change of the same field to keep', async () => {
    const { page } = shop
    await openProduct()
    await theySave({ name: 'Their name' })
    await form.enter('Name', 'My name')
    await form.enter('Brand', 'My brand')
    await form.save()
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else since you opened it' })
    await dialog.getByRole('radio', { name: 'Theirs: Their name' }).check()
    await look('conflict', dialog)
    await dialog.getByRole('button', { name: 'Save my choice' }).click()
    await form.saved()
    expect(await stored()).toMatchObject({ name: 'Their name', brand: 'My brand' })
  })
})

describe('a save', () => {
  it('sends only the entered fields, once, however often it is pressed', async () => {
    const { page } = shop
    await stayAtProduct()
    const changes: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') changes.push(request.postData() ?? '')
    })
    await form.enter('Name', 'Pressed twice')
    await page.evaluate(() => {
      const bar = document.querySelector<HTMLButtonElement>('main button[type=submit]')
      bar?.click()
      bar?.click()
    })
    await form.saved()
    expect(changes).toHaveLength(1)
    expect(JSON.parse(changes[0] ?? '{}')).toEqual({
      product: { id: address.split('/').at(-1), name: 'Pressed twice' },
    })
  })

  // Without a browser: `test/console/ui/form/form-page.test.tsx`.
  longIt('works by Ctrl+S, names what changes, and keeps the focus', async () => {
    const { page } = shop
    await stayAtProduct()
    await form.enter('Name', 'By keyboard')
    await page.getByText('Will change: Name').waitFor()
    await form.field('Name').press('Control+s')
    await form.saved()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('name')
  })

  // Without a browser: `test/console/ui/form/form-page.test.tsx` and `two-refusals.test.tsx`.
  longIt('focuses the first refused field, and links the others', async () => {
    const { page } = shop
    await stayAtProduct()
    await form.enter('Price', '-5')
    await form.save()
    const bar = page.getByRole('group', { name: 'Unsaved changes' })
    await bar.getByRole('button', { name: 'Price' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('priceData.price')
    await look('refused', bar)
    await bar.getByRole('button', { name: 'Discard' }).click()
  })
})

// Last: it leaves the window signed out.
it('removes drafts and records of bulk edits from the browser on sign-out', async () => {
  const { page } = shop
  await stayAtProduct()
  await form.enter('Name', 'Not for others')
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Not for others'))
  await keepRecord(page)
  expect(await keptRecords(page)).toBe(1)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('Not for others')
  expect(kept).not.toMatch(/eyJ|refresh/i)
  expect(await keptRecords(page)).toBe(0)
})
