// The lists of an owner's day in a real browser: members to decide about, deliveries to count, collections to fill.
import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../setup/long.ts'
import { longIt } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'
import { misfits } from './support/fit.ts'
import { ListScreen } from './support/list-screen.ts'
import { phone } from './support/looks.ts'

const shop = storeUnderTest()
let list: ListScreen

beforeAll(() => {
  list = new ListScreen(shop.page)
})

it.each(sampled(['products', 'inventory', 'members'], 3))(
  'a screen reader tells the controls of the rows of %s apart',
  async (resource) => {
    await list.open(shop.store.url, resource)
    const spoken = await list
      .rows()
      .locator(':is(button, input, select, textarea)')
      .evaluateAll((controls) =>
        controls.map((control) => {
          const name = control.ariaLabel ?? control.textContent
          return `${name} ${control.ariaDescription ?? ''}`
        }),
      )
    expect(spoken.length).toBeGreaterThan(9)
    expect(spoken).toEqual([...new Set(spoken)])
  },
)

describe('members', () => {
  const waiting = 'members?status=PENDING'

  const membersWho = async (status: 'PENDING' | 'BLOCKED') => {
    const { metadata } = await shop.store.platform.members.queryMembers({
      query: { filter: { status }, paging: { limit: 1 } },
    })
    return metadata?.total ?? 0
  }

  // Without a browser: `test/console/resources/members/member-decisions.test.tsx`.
  longIt(
    'are approved one by one; an undone approval is never sent, another on leaving the page',
    async () => {
      const { page } = shop
      await list.open(shop.store.url, 'members')
      await page.getByLabel('Status').selectOption({ label: 'Waiting for approval' })
      await page.waitForURL(/PENDING/)
      await expect.poll(() => list.rows().count()).toBe(5)
      const [first = '', second = ''] = await list.names()
      for (const name of [first, second]) {
        await list.row(name).getByRole('button', { name: 'Approve' }).click()
        await page.getByText(`${name} is approved`).waitFor()
        await list.row(name).getByText('Approved').waitFor()
        expect(await list.focused()).not.toBe('BODY')
      }
      const toast = page.getByRole('status').filter({ hasText: second })
      await toast.getByRole('button', { name: 'Undo' }).click()
      await list.row(second).getByText('Waiting for approval').waitFor()
      await page.goto('about:blank')
      await expect.poll(() => membersWho('PENDING')).toBe(4)
      await list.open(shop.store.url, waiting)
      expect(await list.names()).not.toContain(first)
      expect(await list.names()).toContain(second)
    },
  )

  // Without a browser: `test/console/ui/list/bulk-edits.test.tsx`.
  longIt('are blocked in bulk by keyboard, and approved again by Ctrl+Z', async () => {
    const { page } = shop
    const before = await membersWho('BLOCKED')
    await list.open(shop.store.url, 'members?status=APPROVED')
    const others = list.rows().filter({ hasNotText: shop.store.owner.email })
    const [first = '', second = ''] = await others.getByRole('link').allTextContents()
    for (const name of [first, second]) {
      await list.row(name).getByRole('checkbox').focus()
      await page.keyboard.press('Space')
    }
    await list.bulk.getByText('2 selected').waitFor()
    await list.bulk.getByRole('button', { name: 'Block' }).focus()
    await page.keyboard.press('Enter')
    await list.job.getByText('2 members are blocked').waitFor()
    expect(await list.focused()).not.toBe('BODY')
    await list.job.getByRole('button', { name: 'Details' }).click()
    await list.job.getByText(first).waitFor()
    expect(await membersWho('BLOCKED')).toBe(before + 2)
    await page.keyboard.press('Control+z')
    await list.job.getByText('2 members are approved').waitFor()
    expect(await membersWho('BLOCKED')).toBe(before)
  })

  // Without a browser: `test/console/ui/recent-changes.test.ts`.
  longIt('have a change undone from Recent changes after a reload', async () => {
    const { page } = shop
    await list.open(shop.store.url, 'members?status=APPROVED')
    const others = list.rows().filter({ hasNotText: shop.store.owner.email })
    const name = (await others.first().getByRole('link').textContent()) ?? ''
    await list.row(name).getByRole('button', { name: 'Block' }).click()
    await page.getByText(`${name} is blocked`).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Recent changes' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Recent changes' })
    const change = dialog.getByRole('listitem').filter({ hasText: `${name} is blocked` })
    await change.getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await change.getByText('Undone').waitFor()
    await page.keyboard.press('Escape')
    await list.row(name).getByText('Approved').waitFor()
  })

  // Of any field: `test/console/ui/form/form-page.test.tsx`.
  longIt('cannot take a slug in use, as its field says', async () => {
    const { page } = shop
    await list.open(shop.store.url, `members?q=${encodeURIComponent(shop.store.owner.email)}`)
    await list.rows().getByRole('link').first().click()
    const slug = page.getByLabel('Profile address')
    await expect.poll(() => slug.isEnabled()).toBe(true)
    await slug.fill('katarina-novakova')
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect.poll(() => slug.getAttribute('aria-invalid')).toBe('true')
    const bar = page.getByRole('group', { name: 'Unsaved changes' })
    await bar.getByRole('button', { name: 'Discard' }).click()
  })

  // Without a browser: `test/console/adapters/members.test.ts`.
  longIt('gain a phone number, and lose it again', async () => {
    const { page } = shop
    await list.open(shop.store.url, 'members?status=APPROVED')
    await list.rows().getByRole('link').first().click()
    await page.getByRole('button', { name: 'Add a phone' }).click()
    await page
      .getByRole('textbox', { name: /^Phone/ })
      .last()
      .fill('+49 40 5550100')
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByText('Member saved').waitFor()
    await page.reload()
    const phones = page.getByRole('textbox', { name: /^Phone/ })
    await expect.poll(() => phones.last().inputValue()).toBe('+49 40 5550100')
    const before = await phones.count()
    await page.getByRole('button', { name: `Remove phone number ${before}` }).click()
    await expect.poll(() => phones.count()).toBe(before - 1)
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByRole('group', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Add a phone' }).waitFor()
    await expect.poll(() => phones.count()).toBe(before - 1)
  })

  // Without a browser: `test/console/ui/form/remove-button.test.tsx`.
  longIt('are deleted only after their name is typed', async () => {
    const { page } = shop
    await list.open(shop.store.url, 'members?status=OFFLINE')
    const [name = ''] = await list.names()
    await list.row(name).getByRole('link').click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const certain = dialog.getByRole('button', { name: 'Delete' })
    expect(await certain.isDisabled()).toBe(true)
    await dialog.getByRole('textbox').fill(name)
    await certain.click()
    await page.waitForURL(/\/members\?status=OFFLINE$/)
    await list.rows().first().waitFor()
    await expect.poll(() => list.names()).not.toContain(name)
  })
})

describe('stock', () => {
  const unitsOf = async (row: ReturnType<ListScreen['rows']>) =>
    Number(await row.getByRole('button', { name: /change the count/ }).textContent())

  // Without a browser: `test/console/resources/inventory/units-control.test.tsx`.
  longIt(
    'changed by someone else meanwhile is not overwritten: both counts are shown',
    async () => {
      const { page, window } = shop
      await list.open(shop.store.url, 'inventory?counted=yes&size=25')
      const row = list.rows().first()
      const before = await unitsOf(row)
      await row.getByRole('button', { name: /change the count/ }).click()
      await row.getByRole('textbox', { name: /^New count/ }).fill('500')

      const tab = await window.context.newPage()
      const other = new ListScreen(tab)
      await other.open(shop.store.url, 'inventory?counted=yes&size=25')
      await other.rows().first().getByRole('button', { name: /^Add/ }).click()
      await expect.poll(() => unitsOf(other.rows().first())).toBe(before + 1)
      await tab.close()

      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: /Changed by someone else since/ })
      await dialog.getByText(`had ${before} when you opened it and has ${before + 1} now`).waitFor()
      await dialog.getByRole('button', { name: `Keep ${before + 1}` }).click()
      await expect.poll(() => unitsOf(row)).toBe(before + 1)
    },
  )

  // Without a browser: `test/console/resources/inventory/receive-dialog.test.tsx`.
  longIt(
    'is received by scanning, added up, and saved once, however often it is pressed',
    async () => {
      const { page } = shop
      const row = list.rows().first()
      const before = await unitsOf(row)
      const sku = (await row.locator('.list-detail').textContent())?.split(' · ').at(-1) ?? ''
      await page.getByRole('button', { name: 'Receive' }).click()
      const dialog = page.getByRole('dialog')
      const scan = dialog.getByLabel('Name or SKU, or scan')
      for (let units = 1; units <= 2; units += 1) {
        await scan.fill(sku)
        await page.keyboard.press('Enter')
        await dialog.getByRole('button', { name: new RegExp(`^Save ${units}`) }).waitFor()
      }
      const saves: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/increment')) saves.push(request.url())
      })
      // Twice, before the button can be drawn anew.
      await dialog.getByRole('button', { name: 'Save 2 units' }).evaluate((save) => {
        for (const _press of [1, 2]) save.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      })
      await page.getByText('2 units received').waitFor()
      expect(saves).toHaveLength(1)
      await expect.poll(() => unitsOf(row)).toBe(before + 2)
    },
  )

  longIt('of a variant goes up by 40 by keyboard alone, and back by Undo', async () => {
    const { page } = shop
    await list.open(shop.store.url, 'inventory?size=25')
    await page.getByLabel('Status').selectOption({ label: 'Low' })
    await page.waitForURL(/low/)
    await page.getByRole('button', { name: 'Remove filter Status: Low' }).waitFor()
    const low = list.rows().filter({ hasText: 'Low' }).first()
    const before = await unitsOf(low)
    const variant = (await low.getByRole('rowheader').textContent()) ?? ''
    // The row of this variant, wherever its new count puts it.
    const row = list.rows().filter({ hasText: variant })
    await low.getByRole('textbox', { name: 'Units', exact: true }).focus()
    await page.keyboard.type('+40')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect.poll(() => unitsOf(row)).toBe(before + 40)
    expect(await list.focused()).toBe('INPUT')
    await list.undo()
    await expect.poll(() => unitsOf(row)).toBe(before)
  })
})

describe('a collection', () => {
  // Without a browser: `test/console/resources/collections/product-picker.test.tsx`.
  longIt('is created, and filled from a search that loads more on scroll', async () => {
    const { page } = shop
    await list.open(shop.store.url, 'collections')
    await page.getByRole('link', { name: 'New collection' }).click()
    await page.locator('input[name="name"]').fill('Morning table')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { name: 'Morning table', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Add products' }).click()
    const dialog = page.getByRole('dialog')
    const found = dialog.getByRole('listitem')
    await expect.poll(() => found.count()).toBe(50)
    await found.last().scrollIntoViewIfNeeded()
    await expect.poll(() => found.count()).toBeGreaterThan(50)
    await found.first().getByRole('checkbox').check()
    await found.last().getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Add 2 products' }).click()
    await list.job.getByText('2 products in the collection').waitFor()
    await expect.poll(() => list.rows().count()).toBe(2)
  })

  longIt('loses products in bulk, and regains them by Undo', async () => {
    const { page } = shop
    await expect.poll(() => list.rows().count()).toBe(2)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await list.bulk.getByRole('button', { name: 'Remove from collection' }).click()
    await page.getByRole('heading', { name: 'No products in this collection yet' }).waitFor()
    await list.job.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => list.rows().count()).toBe(2)
  })

  longIt('is deleted after a warning of the consequences', async () => {
    const { page } = shop
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('stay in the store (2)').waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL(/\/collections$/)
    await expect.poll(() => list.names()).not.toContain('Morning table')
  })

  longIt('of all products is read-only, and says so', async () => {
    const { page } = shop
    await page.getByRole('link', { name: 'All Products' }).click()
    await page.getByText('The platform keeps every product').waitFor()
    expect(await page.locator('input[name="name"]').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0)
  })
})

describe('an action without permission', () => {
  // Without a browser: `test/console/store/permissions.test.ts`.
  longIt('is disabled everywhere after the first refusal, with the reason', async () => {
    const { page, context } = await shop.store.openSignedIn()
    const guest = new ListScreen(page)
    await page.route('**/v1/members/*/block', (route) =>
      route.fulfill({ status: 403, json: { message: 'Forbidden', details: {} } }),
    )
    await guest.open(shop.store.url, 'members?status=APPROVED')
    const block = guest.rows().getByRole('button', { name: 'Block' })
    await block.first().click()
    const reason =
      'Your account doesn’t have permission to change members. Sign in as the store owner.'
    await page.locator('#main').getByText(reason).waitFor()
    expect(await block.first().isDisabled()).toBe(true)
    expect(await block.last().isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'New member' }).isDisabled()).toBe(true)
    await guest.rows().getByRole('checkbox').first().check()
    expect(await guest.bulk.getByRole('button', { name: 'Block' }).isDisabled()).toBe(true)
    await guest.rows().getByRole('link').first().click()
    await page.getByLabel('First name').fill('Another')
    const bar = page.getByRole('group', { name: 'Unsaved changes' })
    await bar.getByText(reason).waitFor()
    expect(await bar.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Delete', exact: true }).isDisabled()).toBe(true)
    await context.close()
  })
})

describe('on a phone', () => {
  // A normal run looks at one list on a phone: `screens.test.ts`.
  longIt('a card fits the narrowest width', async () => {
    const viewport = { width: 320, height: 640 }
    const { page, context } = await shop.store.openSignedIn({ viewport, locale: 'de-DE' })
    await new ListScreen(page).open(shop.store.url, 'products')
    const cut = page
      .locator('.list-card')
      .evaluateAll((cards) =>
        cards
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
          .map(({ textContent }) => textContent),
      )
    expect(await cut).toEqual([])
    await context.close()
  })

  it('a product is duplicated, and in landscape a selection leaves room for another row', async () => {
    const { page, context } = await shop.store.openSignedIn({ viewport: phone })
    const small = new ListScreen(page)
    await small.open(shop.store.url, 'products')
    await page.setViewportSize({ width: phone.height, height: phone.width })
    await page.getByRole('table').waitFor()
    await small.rows().first().getByRole('checkbox').check()
    await page.mouse.wheel(0, 400)
    const free = () =>
      small.rows().evaluateAll(
        (rows) =>
          rows.filter((row) => {
            const { left, right, top, bottom } = row.getBoundingClientRect()
            const places = [top + 1, bottom - 1].map((edge) =>
              document.elementFromPoint((left + right) / 2, edge),
            )
            return places.every((place) => row.contains(place))
          }).length,
      )
    await expect.poll(free).toBeGreaterThan(1)
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Duplicate Alpine Contours' }).click()
    await page.getByRole('heading', { name: 'Copy of Alpine Contours', level: 1 }).waitFor()
    await context.close()
  })

  // A normal run looks at lists and forms on a phone: `screens.test.ts`.
  longIt('at 400 % zoom the bars leave room for rows and fields', async () => {
    const viewport = { width: 320, height: 256 }
    const { page, context } = await shop.store.openSignedIn({ viewport })
    const small = new ListScreen(page)
    const topOf = (place: Locator) => place.evaluate((one) => one.getBoundingClientRect().top)
    await small.open(shop.store.url, 'products')
    await small.rows().first().getByRole('checkbox').check()
    expect(await topOf(page.locator('.list-bulk'))).toBeGreaterThan(viewport.height)
    await small.open(shop.store.url, 'products?q=Alpine')
    await small.rows().first().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 400)
    await expect.poll(() => topOf(page.locator('.list-tools'))).toBeLessThan(56)
    await small.rows().first().getByRole('link').click()
    for (const name of ['Price', 'Name']) await page.getByLabel(name, { exact: true }).fill('')
    await page.keyboard.press('Control+s')
    const bar = page.getByRole('group', { name: 'Unsaved changes' })
    await bar.getByText('2 fields need attention').waitFor()
    await page.getByLabel('Name', { exact: true }).scrollIntoViewIfNeeded()
    expect(await topOf(bar)).toBeGreaterThan(viewport.height)
    await context.close()
  })

  longIt(
    'German labels are whole, and the bar of a selection has its buttons in one line',
    async () => {
      const { page, context } = await shop.store.openSignedIn({ viewport: phone, locale: 'de-DE' })
      const small = new ListScreen(page)
      const cut = async (labels: Locator) => {
        await labels.first().waitFor()
        return labels.evaluateAll((all) =>
          all
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        )
      }
      await small.open(shop.store.url, 'inventory')
      await page.locator('.stock-units button').nth(1).click()
      expect(await cut(page.locator('.toast-undo .button'))).toEqual([])
      await small.open(shop.store.url, 'products?q=Alpine')
      await small.rows().first().getByRole('checkbox').check()
      const places = page.locator('.list-bulk > :is([role=status], .icon-button)')
      const [count, clear] = await places.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()),
      )
      expect(clear?.top).toBeLessThan(count?.bottom ?? 0)
      await small.rows().first().getByRole('link').click()
      expect(await cut(page.getByRole('rowheader'))).toEqual([])
      await context.close()
    },
  )

  longIt(
    'a row is a card of at most 100 px with targets of 44 px, free of toasts and whole in text twice as large',
    async () => {
      const { page, context } = await shop.store.openSignedIn({ viewport: phone })
      const small = new ListScreen(page)
      for (const resource of ['inventory', 'members', 'collections']) {
        await small.open(shop.store.url, resource)
        const sizes = await page.evaluate(() => ({
          card: Math.max(
            ...[...document.querySelectorAll('.list-cards li')].map((card) => card.clientHeight),
          ),
          target: Math.min(
            ...[...document.querySelectorAll('.list-cards :is(button, label, input[data-units])')]
              .filter((target) => target.checkVisibility())
              .map((target) => target.getBoundingClientRect().height),
            44,
          ),
          wide: document.documentElement.scrollWidth - innerWidth,
        }))
        expect(sizes.card).toBeLessThanOrEqual(100)
        expect(sizes.target).toBe(44)
        expect(sizes.wide).toBeLessThanOrEqual(0)
        await page.addStyleTag({ content: 'html { font-size: 200% }' })
        expect(await misfits(page.locator('.list-cards'))).toEqual([])
      }
      await small.open(shop.store.url, 'products')
      const hide = page.getByRole('button', { name: /^Hide / }).first()
      await hide.click()
      await page.getByText(/ is hidden$/).waitFor()
      expect(await small.coveredByNotices()).toEqual([])
      await context.close()
    },
  )
})

describe('in a window of any width', () => {
  const widths = Array.from({ length: 30 }, (_, step) => 1500 - step * 30)
  const languages = ['en-GB', 'de-DE', 'ar']

  // A normal run finds what covers a row in `product-list.test.ts`.
  longIt('a list that scrolls sideways keeps its headings above its rows', async () => {
    const viewport = { width: 905, height: 800 }
    const { page, context } = await shop.store.openSignedIn({ viewport })
    await new ListScreen(page).open(shop.store.url, 'members')
    const table = page.locator('.list-table[data-narrow="scroll"]')
    await table.waitFor()
    const { bottom, top } = await table.evaluate((element) => ({
      bottom: element.querySelector('thead th')?.getBoundingClientRect().bottom,
      top: element.querySelector('tbody tr')?.getBoundingClientRect().top,
    }))
    expect(bottom).toBe(top)
    await context.close()
  })

  longIt('a filter keeps a long value inside its field', async () => {
    const { page, context } = await shop.store.openSignedIn({ locale: 'de-DE' })
    const members = new ListScreen(page)
    /** The picture of what lies between the filter and the next one. */
    const beside = async (query: string) => {
      await members.open(shop.store.url, `members${query}`)
      const [one, next] = await Promise.all(
        [0, 1].map((index) => page.locator('.list-filter').nth(index).boundingBox()),
      )
      if (!one || !next) throw new Error('The list has two filters.')
      const x = one.x + one.width + 2
      const clip = { x, y: one.y, width: next.x - x - 2, height: one.height }
      return (await page.screenshot({ clip })).toString('base64')
    }
    expect(await beside('?status=PENDING')).toBe(await beside(''))
    await context.close()
  })

  // A normal run looks at the list of products: `screens.test.ts`.
  longIt.each(languages)('a list in %s does not overflow', async (locale) => {
    const { page, context } = await shop.store.openSignedIn({ locale })
    const wide = new ListScreen(page)
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    for (const resource of ['products', 'members', 'inventory', 'collections']) {
      await wide.open(shop.store.url, resource)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(sideways, { message: `${resource} at ${width}` }).toBeLessThanOrEqual(0)
      }
    }
    await context.close()
  })

  longIt(
    'a list restores columns where they fit, and scrolls where the owner shows more',
    async () => {
      const viewport = { width: 1500, height: 800 }
      const { page, context } = await shop.store.openSignedIn({ locale: 'de-DE', viewport })
      const members = new ListScreen(page)
      await members.open(shop.store.url, 'members')
      const headings = page.locator('.list thead th:visible')
      const all = await headings.count()
      await page.setViewportSize({ width: 1200, height: 800 })
      await expect.poll(() => headings.count()).toBeLessThan(all)
      await page.setViewportSize(viewport)
      await expect.poll(() => headings.count()).toBe(all)
      await page.setViewportSize({ width: 760, height: 800 })
      await page.addStyleTag({ content: '.list td { min-inline-size: 300px }' })
      const place = page.locator('.list-place')
      await expect
        .poll(() => place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
        .toBe(true)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0)
      await context.close()
    },
  )
})
