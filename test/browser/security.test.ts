// What a stranger typed does not run and is not stored as markup, no other site is asked, the policy is never met, no
// token outlives the session, and no page frames the console.
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sampled } from '../setup/long.ts'
import { longDescribe, longIt } from '../setup/long-run.ts'
import { enterCredentials, storeUnderTest } from './store.ts'
import { dropSession, keptSession } from './support/kept-session.ts'
import { hostileMarkup, payloads } from './support/payloads.ts'

// Each window tells of what it asks elsewhere and of what the policy refuses: `storeUnderTest` fails the test for it.
const shop = storeUnderTest({ products: 12 })

const typed =
  ':is(input:not([type]), input[type=text], input[type=search], input[type=email], input[type=url], textarea):not([aria-hidden=true])'

/** Types payloads into every text field of a part of the page; brings how many fields there were. */
async function fillEveryField(part: Locator): Promise<number> {
  const fields = await part.locator(typed).all()
  let filled = 0
  for (const field of fields) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue
    filled += 1
    // All at once, an address of its own, and what differs from field to field.
    await field.fill(payloads.join(' '))
    await field.fill('javascript:hacked=1')
    await field.fill(payloads[filled % payloads.length] ?? '')
  }
  return filled
}

/** Nothing ran by the time the next frame is drawn. */
async function quiet(page: Page) {
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined()
}

/** Types what runs into both fields of a sign-in, which refuses it. */
async function tryToEnter(place: Page | Locator) {
  for (const payload of payloads) await place.getByLabel('Password').fill(payload)
  await place.getByLabel('E-mail').fill('"><img/src=x/onerror=hacked=1>@store.example')
  await place.getByRole('button', { name: 'Sign in' }).click()
  await place.getByLabel('E-mail').fill('stranger@store.example')
  await place.getByRole('button', { name: 'Sign in' }).click()
  await place.getByRole('alert').first().waitFor()
}

describe('a script', () => {
  // A normal run meets what is typed on the tour of records below.
  longIt('does not run on the sign-in page', async () => {
    const window = await shop.store.open()
    const { page } = window
    await page.goto(`${shop.store.url}/`)
    await page.getByLabel('E-mail').waitFor()
    expect(await fillEveryField(page.locator('form'))).toBe(1)
    await tryToEnter(page)
    await quiet(page)
    await window.context.close()
  })

  const forms = [
    { form: 'products/create', least: 2, name: 'name' },
    { form: 'collections/create', least: 3, name: 'name' },
    { form: 'members/create', least: 3, name: 'profile.nickname' },
  ]
  longIt.each(forms)(
    'does not run in $form, nor where it is shown later',
    async ({ form, least, name }) => {
      const { page } = shop
      const [resource = ''] = form.split('/')
      await shop.open(form)
      await page.locator('main form input').first().waitFor()
      expect(await fillEveryField(page.locator('main form'))).toBeGreaterThanOrEqual(least)
      await quiet(page)
      // What the platform would refuse is left empty; the rest is saved as it is.
      const fitting = {
        [name]: payloads[0],
        'priceData.price': '10',
        loginEmail: 'payload@store.example',
        slug: '',
        'profile.slug': '',
        pictureAddress: '',
      }
      for (const [field, text] of Object.entries(fitting)) {
        const input = page.locator(`main form input[name="${field}"]`)
        if ((await input.count()) > 0) await input.fill(text)
      }
      await page.getByRole('button', { name: 'Create' }).click()
      await page.getByRole('button', { name: 'Delete', exact: true }).waitFor()
      await quiet(page)
      await shop.open(`${resource}?q=onerror`)
      await page.getByRole('link', { name: payloads[0] }).first().waitFor()
      await quiet(page)
    },
  )

  longIt(
    'does not run in the other fields of a product, a member and stock, nor in dialogs',
    async () => {
      const { page } = shop
      await shop.openRecord('products?size=25')
      for (const name of ['Add option', 'Add a picture', 'Add a price per unit']) {
        await page.getByRole('button', { name }).click()
      }
      expect(await fillEveryField(page.locator('main'))).toBeGreaterThanOrEqual(8)
      await quiet(page)
      await shop.openRecord('members?size=25')
      for (const name of ['Add a phone', 'Add an address']) {
        await page.getByRole('button', { name }).click()
      }
      expect(await fillEveryField(page.locator('main'))).toBeGreaterThanOrEqual(12)
      await quiet(page)
      await shop.open('inventory?size=25')
      expect(await fillEveryField(page.locator('main .list-tools'))).toBeGreaterThanOrEqual(1)
      await page.getByRole('button', { name: 'Receive' }).click()
      await page.getByRole('dialog').getByLabel('Name or SKU, or scan').waitFor()
      expect(await fillEveryField(page.getByRole('dialog'))).toBe(1)
      await quiet(page)
    },
  )
})

/** Everything that simple HTML may hold: tags without attributes, and links to the web. */
const simple =
  /<\/?(?:p|br|strong|em|u|s|ul|ol|li|h2|h3|blockquote|hr)>|<a href="https?:[^"<>]*">|<\/a>/g

describe('a formatted text', () => {
  it('is sanitized when pasted, and only that is stored', async () => {
    const { page, store } = shop
    const { products } = await store.platform.products.queryProducts({})
    const id = products[0]?.id ?? ''
    await shop.open(`products/${id}`)
    await page.getByRole('button', { name: /^Edit the description/ }).click()
    const text = page.getByRole('textbox', { name: 'Description', exact: true })
    await text.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(payloads.join(' '))
    for (const type of ['text/html', 'text/plain']) {
      await text.evaluate(
        (box, [as, pasted]) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData(as, pasted)
          box.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          )
        },
        [type, hostileMarkup] as const,
      )
    }
    await quiet(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Product saved').waitFor()
    const { product } = await shop.store.platform.products.getProduct(id)
    const stored = product?.description ?? ''
    expect(stored).toContain('<strong>bold</strong>')
    expect(stored).toContain('<a href="https://wool.example/">wool</a>')
    // What is left of brackets was typed as text.
    expect(stored.replace(simple, '')).not.toMatch(/[<>]/)
    await quiet(page)
  })

  // A normal run meets such texts on the tour below.
  longIt('stored by another app is sanitized before it is shown', async () => {
    const { page } = shop
    const { product } = await shop.store.platform.products.createProduct({
      product: { name: 'Copied', priceData: { price: 1 }, description: hostileMarkup },
    })
    await shop.open(`products/${product?.id}`)
    await page.getByRole('button', { name: /^Edit the description/ }).click()
    const text = page.getByRole('textbox', { name: 'Description', exact: true })
    await text.click()
    await page.keyboard.type('More')
    await page.getByText('Will change: Description').waitFor()
    expect(
      await text.locator('img, svg, iframe, form, input, object, style, [onclick]').count(),
    ).toBe(0)
    // The draft that is offered back shows it in words.
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('More'))
    await page.reload()
    await page.getByRole('alert').filter({ hasText: 'Unsaved changes found' }).waitFor()
    await quiet(page)
  })
})

/** What is typed where little is kept: a search, a name for a view, a value for many, an address of a link. */
longDescribe('a typed script', () => {
  /** Ticks every row there is and presses one of the buttons for many. */
  const ofMany = async (name: string) => {
    const { page } = shop
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name }).click()
    await page.getByRole('dialog').waitFor()
  }

  it.each(['products', 'collections', 'inventory', 'members'])(
    'is only a search term in %s',
    async (list) => {
      const { page } = shop
      await shop.open(list)
      const search = page.getByRole('searchbox')
      for (const payload of payloads) {
        await search.fill(payload)
        await page.waitForURL((url) => url.searchParams.get('q') === payload)
        await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
        await quiet(page)
      }
    },
  )

  longIt(
    'is text in the form of a collection and in its search for products, also after a reload',
    async () => {
      const { page } = shop
      const { collection } = await shop.store.platform.products.createCollection({
        collection: { name: 'Mugs' },
      })
      await shop.open(`collections/${collection?.id}`)
      await page.locator('main form input[name="name"]').waitFor()
      expect(await fillEveryField(page.locator('main'))).toBeGreaterThanOrEqual(3)
      await page.getByRole('button', { name: 'Add products' }).click()
      await page.getByRole('dialog').getByLabel('Search name or SKU').waitFor()
      expect(await fillEveryField(page.getByRole('dialog'))).toBe(1)
      await quiet(page)
      await page.keyboard.press('Escape')
      await page.locator('main form input[name="name"]').fill(payloads[0])
      await page.locator('main form input[name="slug"]').fill('mugs')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Collection saved').waitFor()
      await page.reload()
      await page.getByRole('heading', { name: payloads[0] }).waitFor()
      await quiet(page)
    },
  )

  longIt(
    'is text as the name of a view and in bulk edits of ribbon, brand, cost and weight',
    async () => {
      const { page } = shop
      await shop.open('products?visibility=visible')
      await page.getByRole('rowheader').first().waitFor()
      await page.getByRole('button', { name: 'Save as view' }).click()
      for (const payload of payloads)
        await page.getByRole('dialog').getByRole('textbox').fill(payload)
      await page.getByRole('dialog').getByRole('textbox').fill(payloads[1])
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: payloads[1] }).first().waitFor()
      await quiet(page)
      for (const name of [
        'Change prices',
        'Set discount',
        'Set cost',
        'Set weight',
        'Set ribbon',
        'Add to collection',
      ]) {
        await ofMany(name)
        await fillEveryField(page.getByRole('dialog'))
        await quiet(page)
        // What a field offers lies over the button until the field is left.
        await page.getByRole('dialog').getByRole('heading').click()
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      await ofMany('Set brand')
      await page.getByRole('dialog').getByRole('textbox').fill(payloads[1])
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Change/ })
        .click()
      const job = page.getByRole('region', { name: 'Bulk edits' })
      await job.getByRole('button', { name: 'Undo' }).waitFor()
      await job.getByRole('button', { name: 'Details' }).click()
      await quiet(page)
      await page.reload()
      await page.getByRole('button', { name: payloads[1] }).first().waitFor()
      await quiet(page)
    },
  )

  it('is never the address of a link', async () => {
    const { page } = shop
    await shop.openRecord('products?size=25')
    const id = page.url().split('/').at(-1) ?? ''
    await page.getByRole('button', { name: /^Edit the description/ }).click()
    const text = page.getByRole('textbox', { name: 'Description', exact: true })
    for (const payload of [
      ...payloads,
      'data:text/html,<script>hacked=1</script>',
      ' javascript:hacked=1',
      'java\tscript:hacked=1',
    ]) {
      await text.click()
      await page.keyboard.press('Control+End')
      // Where a link is, the button takes it away.
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Link', exact: true }).click()
      await page.getByLabel('Address of the link').fill(payload)
      await page.getByLabel('Address of the link').press('Enter')
      await quiet(page)
      const refused = page.getByText('Enter a web address, an e-mail address')
      if (await refused.isVisible()) await page.keyboard.press('Escape')
    }
    for (const href of await text
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|\/)/)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Product saved').waitFor()
    const { product } = await shop.store.platform.products.getProduct(id)
    expect((product?.description ?? '').replace(simple, '')).not.toMatch(/[<>]/)
  })

  it('is refused as an e-mail and as a password over the page of an ended session', async () => {
    const { page } = shop
    await shop.openRecord('products?size=25')
    await dropSession(page)
    await page.getByRole('link', { name: 'Members' }).click()
    const dialog = page.getByRole('dialog', { name: 'You were signed out' })
    await dialog.waitFor()
    expect(await fillEveryField(dialog)).toBe(1)
    await tryToEnter(dialog)
    await quiet(page)
    await enterCredentials(dialog, shop.store.owner)
    await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor()
  })
})

describe('a tour of a store whose records are all hostile', () => {
  it('runs nothing, calls no other host and violates no policy on any screen', async () => {
    const { page } = shop
    const { products, members } = shop.store.platform
    const [name, second = ''] = payloads
    const { product } = await products.createProduct({
      product: {
        name,
        priceData: { price: 10 },
        description: payloads.join(' '),
        brand: second,
        ribbon: second,
        sku: second,
        productOptions: [{ name: second, choices: [{ value: name, description: name }] }],
        seoData: { tags: [{ type: 'title', children: name }] },
      },
    })
    const { collection } = await products.createCollection({
      collection: { name, description: name },
    })
    await products.addProductsToCollection(collection?.id ?? '', {
      productIds: [product?.id ?? ''],
    })
    const { member } = await members.createMember({
      member: {
        loginEmail: 'tour@store.example',
        contact: { firstName: name, lastName: second, company: name, jobTitle: second },
        profile: { nickname: name },
      },
    })
    const records = [
      `products/${product?.id}`,
      `collections/${collection?.id}`,
      `members/${member?.id}`,
    ]
    const others = [
      ...['products?q=onerror', '', 'members?q=onerror', 'collections', 'inventory?q=onerror'],
      `nowhere/${encodeURIComponent(name)}`,
      `products?q=${encodeURIComponent(name)}&brand=${encodeURIComponent(second)}`,
      ...['products/create', 'collections/create', 'members/create'],
    ]
    for (const address of [...sampled(others, 5), ...records]) {
      await shop.open(address)
      await page.locator('main :is(section, form, table, .message)').first().waitFor()
      await quiet(page)
    }
  })
})

describe('the session', () => {
  it('leaves no token behind when the owner signs out', async () => {
    const { page, window, store } = shop
    const held = await keptSession(page)
    const tokens = [...held.matchAll(/"value":"([^"]{12,})"/g)].map(([, token]) => token ?? '')
    expect(tokens.length).toBeGreaterThan(0)
    await page.goto(`${store.url}/console/sign-out`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    const left = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
    )
    for (const token of tokens) expect(left).not.toContain(token)
    expect(await window.context.cookies()).toEqual([])
  })

  it('is not available to a page that frames the console', async () => {
    const { url } = shop.store
    const { page, troubles, context } = await shop.store.open()
    await page.route('http://stranger.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Stranger</title><iframe src="${url}/console/"></iframe>`,
      }),
    )
    await page.goto('http://stranger.example/')
    await page.waitForLoadState('load')
    const [, framed] = page.frames()
    expect(await framed?.locator('#root, form').count()).toBe(0)
    // The stranger's own page is what was asked elsewhere.
    troubles.length = 0
    await context.close()
  })
})
