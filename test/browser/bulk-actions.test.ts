// Every change of many, made to all that a list finds: counted first, told in figures, and put back.
import type { Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MembersFilterWithAdditions, ProductsFilterWithAdditions } from '../../src/index.ts'
import { longDescribe, longIt } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'
import { ListScreen } from './support/list-screen.ts'

/** A large store. */
const products = 10_000
/** How many members a test adds. */
const members = 10_000

const shop = storeUnderTest({ products })
let list: ListScreen

beforeAll(() => {
  list = new ListScreen(shop.page)
})

const number = (count: number) => count.toLocaleString('en')
const numberIn = (text: string | null) => Number(text?.replaceAll(/\D/g, ''))
const button = (name: string | RegExp) => shop.page.getByRole('button', { name, exact: true })

/** Ticks all that a list finds, and presses an action; resolves to their number. */
async function pressForAll(address: string, action: string): Promise<number> {
  await list.open(shop.store.url, `${address}${address.includes('?') ? '&' : '?'}size=25`)
  await list.rows().first().getByRole('checkbox').check()
  const all = list.bulk.getByRole('button', { name: /^Select all [\d,]+$/ })
  const count = numberIn(await all.textContent())
  await all.click()
  await list.bulk.getByText(`${number(count)} selected`).waitFor()
  await list.bulk.getByRole('button', { name: action, exact: true }).click()
  return count
}

/** Confirms an action of all, and resolves to the number that it says it changes. */
async function confirm(action: string): Promise<number> {
  const sure = shop.page.getByRole('dialog').getByRole('button', { name: `${action} (` })
  const count = numberIn(await sure.textContent())
  await sure.click()
  return count
}

const done = (text: string) => list.job.getByText(text, { exact: true }).waitFor()
const undo = () => list.job.getByRole('button', { name: 'Undo' }).click()

async function allProducts() {
  const { platform } = shop.store
  const found = []
  for (let offset = 0; offset < products; offset += 100) {
    const page = await platform.products.queryProducts({
      query: { sort: [{ fieldName: 'id', order: 'ASC' }], paging: { limit: 100, offset } },
    })
    found.push(...page.products)
  }
  return found
}

const total = async (filter: ProductsFilterWithAdditions) => {
  const { metadata } = await shop.store.platform.products.queryProducts({
    query: { filter, paging: { limit: 1 } },
  })
  return metadata?.total
}

describe('a bulk edit of all products', () => {
  longIt('shows the hidden ones; Undo hides them again', async () => {
    const hidden = await total({ visible: false })
    await pressForAll('products', 'Show')
    const count = await confirm('Show')
    expect(count).toBe(hidden)
    await done(`${number(count)} products visible`)
    expect(await total({ visible: false })).toBe(0)
    await undo()
    await done(`${number(count)} products hidden again`)
    expect(await total({ visible: false })).toBe(hidden)
  })

  // Without a browser: `test/console/pricing/price-job.test.ts`, `price-job-calls.test.ts` and `price-plan.test.ts`.
  longIt('changes as many prices as its button says; Undo restores each', async () => {
    const pricesNow = async () =>
      (await allProducts()).map(({ priceData, variants }) => [
        priceData?.price,
        ...variants.map(({ variant }) => variant?.priceData?.price),
      ])
    const before = await pricesNow()
    const apart = before.map(([own, ...others]) => 1 + others.filter((it) => it !== own).length)
    await pressForAll('products', 'Change prices')
    await shop.page.getByLabel('Percentage').fill('900')
    const apply = button(/^Change [\d,]+ prices$/)
    await apply.click({ trial: true })
    expect(numberIn(await apply.textContent())).toBe(apart.reduce((sum, many) => sum + many))
    await apply.click()
    await done(`Prices of ${number(products)} products changed`)
    const raised = before.map((prices) =>
      prices.map((price) => Math.round((price ?? 0) * 1000) / 100),
    )
    expect(await pricesNow()).toEqual(raised)
    await undo()
    await done(`Prices of ${number(products)} products restored`)
    expect(await pricesNow()).toEqual(before)
  })

  // Without a browser: `test/console/resources/products/set-discount.test.ts` and `set-discount-dialog.test.tsx`.
  longIt('discounts as many products as its button says; Undo restores each', async () => {
    const discountsNow = async () => (await allProducts()).map(({ discount }) => discount)
    const before = await discountsNow()
    await pressForAll('products', 'Set discount')
    await shop.page.getByLabel('Percentage').fill('12.5')
    await button(`Change ${number(products)} products`).click()
    await done(`${number(products)} products changed`)
    const set = new Set((await discountsNow()).map((discount) => JSON.stringify(discount)))
    expect([...set]).toEqual([JSON.stringify({ type: 'PERCENT', value: 12.5 })])
    await undo()
    await done(`${number(products)} products restored`)
    expect(await discountsNow()).toEqual(before)
  })

  longIt('adds all to a collection; Undo keeps those already there', async () => {
    const { collections } = await shop.store.platform.collections.queryCollections({
      query: { filter: { name: 'Art Prints' } },
    })
    const within = { collectionIds: { $hasSome: [collections[0]?.id ?? ''] } }
    const before = await total(within)
    await pressForAll('products', 'Add to collection')
    const dialog = shop.page.getByRole('dialog')
    await dialog.getByText(`Add ${number(products)} products to a collection`).waitFor()
    await dialog.getByLabel('Collection').click()
    await shop.page.getByRole('option', { name: 'Art Prints', exact: true }).click()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await done(`${number(products)} products in the collection`)
    expect(await total(within)).toBe(products)
    await undo()
    await done(`${number(products)} products restored`)
    expect(await total(within)).toBe(before)
  })

  const values = [
    { action: 'Set cost', label: 'Cost of goods', typed: '1.25', field: 'costAndProfitData' },
    { action: 'Set weight', label: 'Weight', typed: '7.5', field: 'weight' },
    { action: 'Set ribbon', label: 'Ribbon', typed: 'Fair', field: 'ribbon' },
    { action: 'Set brand', label: 'Brand', typed: 'Kiln', field: 'brand' },
  ] as const
  longIt.each(values)('$action sets one value for all; Undo restores each', async (wanted) => {
    const { action, label, typed, field } = wanted
    const valuesNow = async () =>
      (await allProducts()).map((product) => ({
        own: field === 'costAndProfitData' ? product[field]?.itemCost : product[field] || null,
        variants: product.variants.map(({ variant }) =>
          field === 'weight' ? variant?.weight : variant?.costAndProfitData?.itemCost,
        ),
      }))
    const before = await valuesNow()
    await pressForAll('products', action)
    const dialog = shop.page.getByRole('dialog')
    await dialog.getByText(`${label}: ${number(products)} products`).waitFor()
    await dialog.getByRole('textbox', { name: label }).fill(typed)
    await button(`Change ${number(products)} products`).click()
    await done(`${number(products)} products changed`)
    const changed = new Set((await valuesNow()).map(({ own }) => String(own)))
    expect([...changed]).toEqual([typed])
    await undo()
    await done(`${number(products)} products restored`)
    expect(await valuesNow()).toEqual(before)
  })

  // Without a browser: `test/console/ui/bulk/job.test.ts`.
  longIt('stops, resumes, counts what is refused, and retries that', async () => {
    const visible = (await total({ visible: true })) ?? 0
    await pressForAll('products?visibility=visible', 'Hide')
    let sent = 0
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const hold = async (route: Route) => {
      if (route.request().method() === 'PATCH') {
        sent += 1
        if (sent > 20) await released
      }
      return route.fallback()
    }
    await shop.page.route('**/products/*', hold)
    await confirm('Hide')
    await expect.poll(() => sent).toBeGreaterThan(20)
    await list.job.getByRole('button', { name: 'Stop' }).click()
    // Calls that are under way end: what they began is not left half done.
    release()
    await list.job.getByText('left out').waitFor()
    await shop.page.unroute('**/products/*', hold)
    expect((await total({ visible: true })) ?? 0).toBeGreaterThan(0)

    let refusals = 3
    const refuse = (route: Route) => {
      if (route.request().method() !== 'PATCH' || refusals === 0) return route.fallback()
      refusals -= 1
      return route.fulfill({ status: 403, json: { message: 'Not now.' } })
    }
    await shop.page.route('**/products/*', refuse)
    await list.job.getByRole('button', { name: 'Continue' }).click()
    await list.job.getByText('3 not changed').waitFor()
    expect(await total({ visible: true })).toBe(3)
    await list.job.getByRole('button', { name: 'Retry failed' }).click()
    await done(`${number(visible)} products hidden`)
    expect(await total({ visible: true })).toBe(0)
    await shop.page.unroute('**/products/*', refuse)
    await undo()
    await done(`${number(visible)} products visible again`)
    expect(await total({ visible: true })).toBe(visible)
  })
})

// Without a browser: `test/console/resources/inventory/each-product.test.ts`.
longDescribe('a bulk edit of all variants in stock', () => {
  const actions = [
    {
      action: 'Stop tracking inventory',
      said: 'Inventory is not tracked',
      back: 'Inventory is tracked',
    },
    {
      action: 'Track inventory',
      said: 'Inventory is tracked',
      back: 'Inventory is not tracked',
    },
    { action: 'Allow preorders', said: 'Preorders allowed', back: 'Preorders stopped' },
    { action: 'Stop preorders', said: 'Preorders stopped', back: 'Preorders allowed' },
  ]
  it.each(actions)('$action changes those it applies to; Undo restores them', async (wanted) => {
    const { action, said, back } = wanted
    const stock = async () =>
      (await allProducts()).map(({ id, stock: { trackInventory, inventoryStatus } = {} }) => ({
        id,
        trackInventory,
        inventoryStatus,
      }))
    const before = await stock()
    await pressForAll('inventory', action)
    const dialog = shop.page.getByRole('dialog')
    await dialog.getByText(/others? stays? as/).waitFor()
    const count = await confirm(action)
    expect(count).toBeGreaterThan(0)
    const variants = `${number(count)} variant${count === 1 ? '' : 's'}`
    await done(`${said}: ${variants}`)
    await undo()
    await done(`${back}: ${variants}`)
    expect(await stock()).toEqual(before)
  })
})

// Without a browser: `test/console/resources/members/member-decisions.test.tsx`.
longDescribe('a bulk edit of all members found', () => {
  const address = 'members?q=Bulk'
  const inState = async (filter: MembersFilterWithAdditions) => {
    const { metadata } = await shop.store.platform.members.queryMembers({
      query: { filter, paging: { limit: 1 } },
      search: { expression: 'Bulk', fields: ['profile.nickname'] },
    })
    return metadata?.total
  }

  beforeAll(async () => {
    const left = Array.from({ length: members }, (_, place) => place)
    const add = async (): Promise<void> => {
      const place = left.pop()
      if (place === undefined) return
      const loginEmail = `bulk.${place}@example.com`
      const member = { loginEmail, profile: { nickname: `Bulk ${place}` } }
      await shop.store.platform.members.createMember({ member })
      return add()
    }
    await Promise.all(Array.from({ length: 10 }, add))
  })

  const decisions = [
    {
      action: 'Block',
      said: 'members are blocked',
      back: 'members are approved',
      state: { status: 'BLOCKED' },
    },
    {
      action: 'Mute',
      said: 'members are muted',
      back: 'members are unmuted',
      state: { activityStatus: 'MUTED' },
    },
  ] as const
  it.each(decisions)('$action applies to all; Undo reverts it', async (wanted) => {
    const { action, said, back, state } = wanted
    await pressForAll(address, action)
    expect(await confirm(action)).toBe(members)
    await done(`${number(members)} ${said}`)
    expect(await inState(state)).toBe(members)
    await undo()
    await done(`${number(members)} ${back}`)
    expect(await inState(state)).toBe(0)
  })

  const inverses = [
    {
      first: 'Block',
      said: 'members are blocked',
      action: 'Approve',
      back: 'members are approved',
      state: { status: 'BLOCKED' },
    },
    {
      first: 'Mute',
      said: 'members are muted',
      action: 'Unmute',
      back: 'members are unmuted',
      state: { activityStatus: 'MUTED' },
    },
  ] as const
  it.each(inverses)('$action reverts the state of all; Undo restores it', async (wanted) => {
    const { first, said, action, back, state } = wanted
    await pressForAll(address, first)
    await confirm(first)
    await done(`${number(members)} ${said}`)
    await pressForAll(address, action)
    expect(await confirm(action)).toBe(members)
    await done(`${number(members)} ${back}`)
    expect(await inState(state)).toBe(0)
    await undo()
    await done(`${number(members)} ${said}`)
    expect(await inState(state)).toBe(members)
    await pressForAll(address, action)
    await confirm(action)
    await done(`${number(members)} ${back}`)
  })
})

// Without a browser: `test/console/ui/list/bulk-edits.test.tsx`.
longIt('deletes all products after a warning that this cannot be undone', async () => {
  await pressForAll('products', 'Delete')
  const dialog = shop.page.getByRole('dialog')
  await dialog.getByText(`Delete: ${number(products)} products`).waitFor()
  await dialog.getByText('This cannot be undone.').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await done(`${number(products)} products deleted`)
  expect(await list.job.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  expect(await total({})).toBe(0)
})
