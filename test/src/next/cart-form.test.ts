/** The forms of a cart, sent to a real store. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import { choiceField, lineName } from '../../../src/catalogue.ts'
import { createClient } from '../../../src/index.ts'
import { refusedCartForm, submitCartForm } from '../../../src/next/index.ts'

let store: TestStore

beforeAll(async () => {
  store = await createTestStore()
})
afterAll(() => store.close())

it('adds, changes, removes and restores lines, and sets coupon and note', async () => {
  const { currentCart, products } = createClient(store.visitor)
  const find = async (slug: string) =>
    (await products.query().eq('slug', slug).toArray({ limit: 1 }))[0]
  const submit = (fields: Record<string, string>) =>
    submitCartForm(currentCart, new URLSearchParams(fields), find)
  const only = async () => {
    const cart = await currentCart.getCurrentCart()
    const [line] = cart.cart?.lineItems ?? []
    if (!line) throw new Error('The cart is empty')
    return line
  }
  const add = { intent: 'add', product: 'linen-camp-shirt', quantity: '1' }
  await expect(submit(add)).rejects.toThrow(/choices\.Size/)
  await expect(submit({ ...add, product: 'nothing' })).rejects.toThrow(/product/)
  await expect(submit({ intent: 'toString' })).rejects.toThrow(/intent/)
  await submit({ ...add, [choiceField('Size')]: 'M', [choiceField('Color')]: 'Sky' })
  const { id: line } = await only()
  await submit({ intent: 'quantity', line, quantity: '2' })
  expect((await only()).quantity).toBe(2)

  await submit({ intent: 'coupon', code: 'TENOFF' })
  await submit({ intent: 'remove-coupon' })
  expect(await submit({ intent: 'note', note: ' Ring twice ' })).toEqual({ noted: 'yes' })
  expect((await currentCart.getCurrentCart()).cart?.buyerNote).toBe('Ring twice')

  // A field that was emptied says nothing of the quantity.
  for (const quantity of ['', ' ', 'two'])
    await expect(submit({ intent: 'quantity', line, quantity })).rejects.toThrow(/quantity/)
  await expect(submit({ intent: 'quantity', line })).rejects.toThrow(/quantity/)
  expect((await only()).quantity).toBe(2)

  const removed = await submit({ intent: 'remove', line })
  expect(removed?.name).toBe('Linen Camp Shirt')
  await expect(submit({ intent: 'undo', item: '{' })).rejects.toThrow(/item/)
  await submit({ intent: 'undo', item: removed?.item ?? '' })
  const back = await only()
  expect([lineName(back), back.quantity]).toEqual(['Linen Camp Shirt', 2])
  const gone = await submit({ intent: 'quantity', line: back.id, quantity: '0' })
  expect(gone?.name).toBe('Linen Camp Shirt')
  await expect(only()).rejects.toThrow('The cart is empty')
})

it('restores a line with its membership, and offers no undo for one without a catalogue', async () => {
  const membership = { id: 'ten-classes', appId: 'plans' }
  const catalogReference = { catalogItemId: 'class', appId: 'bookings' }
  const line = { quantity: 2, productName: { original: 'Yoga', translated: 'Joga' } }
  const lineItems = [
    { ...line, id: 'paid', catalogReference, selectedMembership: membership },
    { ...line, id: 'custom', customLineItem: true },
  ]
  const added: unknown[] = []
  const { currentCart } = createClient({
    ...store.visitor,
    fetch: async (url, init) => {
      const { pathname } = new URL(url)
      if (pathname.endsWith('/add-to-cart')) added.push(JSON.parse(String(init?.body)))
      else if (!pathname.includes('/carts/')) return store.fetch(url, init)
      return Response.json({ cart: { id: 'cart', lineItems } })
    },
  })
  const submit = (fields: Record<string, string>) =>
    submitCartForm(currentCart, new URLSearchParams(fields), async () => undefined)
  const { name, item = '' } = await submit({ intent: 'remove', line: 'paid' })
  expect(name).toBe('Joga')
  await submit({ intent: 'undo', item })
  expect(added).toEqual([
    { lineItems: [{ catalogReference, quantity: 2, selectedMembership: membership }] },
  ])
  expect(await submit({ intent: 'remove', line: 'custom' })).toEqual({})
})

it('offers no undo for a line too long for an address, which servers would refuse', async () => {
  const options = { customTextFields: { Letter: '字'.repeat(500), Reply: '字'.repeat(500) } }
  const catalogReference = { catalogItemId: 'card', appId: 'stores', options }
  const line = { id: 'card', quantity: 1, productName: { original: 'Card' }, catalogReference }
  const { currentCart } = createClient({
    ...store.visitor,
    fetch: async (url, init) =>
      new URL(url).pathname.includes('/carts/')
        ? Response.json({ cart: { id: 'cart', lineItems: [line] } })
        : store.fetch(url, init),
  })
  const form = new FormData()
  form.set('intent', 'remove')
  form.set('line', 'card')
  form.set('t.Letter', options.customTextFields.Letter)
  expect(await submitCartForm(currentCart, form, async () => undefined)).toEqual({})
  expect(refusedCartForm(form, new Error('no')).parameters).toBe('')
})
