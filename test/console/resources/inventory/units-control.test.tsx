// The field of units in a row of stock: what was typed counts once, however often Enter is pressed.
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { limits, type SessionClient } from 'storefront-client'
import { describe, expect, it } from 'vitest'
import { readLog } from '../../../../console/resources/inventory/log/change-log.ts'
import { UnitsControl } from '../../../../console/resources/inventory/parts/units-control.tsx'
import { readKept } from '../../../../console/store/browser-storage.ts'
import { StoreProvider } from '../../../../console/store/store-context.tsx'
import { useRecentChanges, useRecentList } from '../../../../console/ui/recent/recent-context.ts'
import { clientOf } from '../../support/fake-platform.ts'
import { renderInConsole } from '../../support/render.tsx'
import { mug } from '../../support/stock-row.ts'

const most = limits.InventoryVariantV2.quantity.maximum

/** A platform with one variant, whose changes are counted. */
function store({
  answer = () => Promise.resolve(Response.json({})),
  quantity = 43,
}: {
  answer?: () => Promise<Response>
  quantity?: number
} = {}) {
  const added: number[] = []
  const client = clientOf(async (url, init) => {
    if (new URL(url).pathname.endsWith('/increment')) {
      added.push(1)
      return answer()
    }
    const { id, productId, variantId, productName } = mug
    const stock = { trackQuantity: true, quantity, inStock: true }
    expect(init.method).toBe('GET')
    return Response.json({ variant: { id, productId, variantId, productName, sku: '', stock } })
  })
  return { client, added }
}

/** A platform that counts the units of one variant, three unless another user has changed them. */
function countingStore(
  faults: Partial<Record<'count' | 'refusal', number>> & {
    losesAnswers?: boolean
    isUnreadable?: boolean
  } = {},
) {
  const platform = { count: 3, ...faults }
  const applied = new Set<string | null>()
  const { id, productId, variantId, productName } = mug
  const client = clientOf(async (url, init) => {
    if (init.method === 'GET') {
      if (platform.isUnreadable) return Response.json({}, { status: 404 })
      const stock = { trackQuantity: true, quantity: platform.count, inStock: true }
      return new URL(url).pathname.includes('/products/')
        ? Response.json({ product: { id: productId, revision: String(platform.count) } })
        : Response.json({ variant: { id, productId, variantId, productName, sku: '', stock } })
    }
    if (platform.refusal) return Response.json({}, { status: platform.refusal })
    const { incrementData, decrementData, inventoryItem } = JSON.parse(String(init.body))
    const [change] = incrementData ?? decrementData ?? inventoryItem.variants
    const { incrementBy = 0, decrementBy = 0, quantity = platform.count } = change
    const key = new Headers(init.headers).get('idempotency-key')
    const isRepeated = key !== null && applied.has(key)
    if (!isRepeated && (decrementBy > platform.count || change.variantId !== variantId)) {
      const details = { applicationError: { code: 'INSUFFICIENT_INVENTORY' } }
      return Response.json({ details }, { status: 409 })
    }
    if (!isRepeated) platform.count = quantity + incrementBy - decrementBy
    applied.add(key)
    if (platform.losesAnswers) throw new TypeError('gone')
    return Response.json({})
  })
  const enter = async (text: string) => {
    renderInConsole(
      <>
        <UnitsControl row={mug} />
        <ChangeStates />
      </>,
      { client },
    )
    const field = screen.getByRole('textbox', { name: 'Units' })
    await userEvent.type(field, `${text}{Enter}`)
    return field
  }
  return { platform, enter }
}

/** An answer that comes when the test says so. */
function later() {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { answered, answer: () => answer() }
}

/** The list's counts, which are slow to be read again. */
function SlowCounts({ reading }: { reading: () => void }) {
  useQuery({
    queryKey: ['inventory', 'count'],
    queryFn: () => {
      reading()
      return new Promise<number>(() => {})
    },
    initialData: 1,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return null
}

function show(client: SessionClient<true>, reading = () => {}, productName = 'Mug') {
  renderInConsole(
    <StoreProvider client={client}>
      <UnitsControl row={{ ...mug, productName }} />
      <SlowCounts reading={reading} />
    </StoreProvider>,
  )
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Units' })
}

describe('units of a row of stock', () => {
  it('have one field of that name, with the variant as its description', () => {
    const field = show(store().client)
    expect(screen.getByLabelText(/units/i)).toBe(field)
    expect(field).toHaveAccessibleDescription('Mug')
    expect(screen.getByRole('button', { name: /^Add/ })).toBeEnabled()
  })

  it.each([
    [`=${most + 1}`, `must not be more than ${most.toLocaleString('en')}`],
    ['-1.5', 'must be a whole number'],
    ['1e3', 'must be written out: 1000, not 1e3'],
    ['forty', 'must be a number, such as 12'],
    ['+', 'Enter 40 to add, -3 to remove, =12 to set the count.'],
  ])('are refused with the reason while the field holds “%s”', async (text, reason) => {
    const field = show(store().client)
    await userEvent.type(field, text)
    expect(field).toBeInvalid()
    expect(screen.getByText(reason)).toBeVisible()
  })

  it('are added once by two Enters, even if the second follows the response', async () => {
    const { client, added } = store()
    let read = 0
    const field = show(client, () => {
      read += 1
    })
    await userEvent.type(field, '+40{Enter}')
    await waitFor(() => expect(read).toBe(1))
    await userEvent.type(field, '{Enter}')
    expect(field).toHaveValue('')
    expect(added).toHaveLength(1)
  })

  it('are reported from the actual count before, with concurrent additions', async () => {
    const field = show(store().client)
    await userEvent.type(field, '+10{Enter}')
    await screen.findByText(/33 → 43$/)
  })

  it('stay on the right of an Arabic name in English', async () => {
    const field = show(store().client, undefined, 'قميص')
    await userEvent.type(field, '+10{Enter}')
    await screen.findByText(/^\u2068قميص\u2069: 10 added/)
  })

  it('are logged for both of two rows changed at once', async () => {
    const { client } = store()
    renderInConsole(
      <StoreProvider client={client}>
        <UnitsControl row={mug} />
        <UnitsControl row={{ ...mug, id: 'q-v', productId: 'q', productName: 'Vase' }} />
      </StoreProvider>,
    )
    for (const field of screen.getAllByRole('textbox', { name: 'Units' })) {
      fireEvent.change(field, { target: { value: '+10' } })
      fireEvent.keyDown(field, { key: 'Enter' })
    }
    await waitFor(() => expect(screen.getAllByText(/33 → 43$/)).toHaveLength(2))
    const log = readLog(readKept('localStorage', 'storefront-console.list.stock-log'))
    expect(log.map(({ before }) => before)).toEqual([33, 33])
  })

  it('are the field’s, or one, for both buttons', async () => {
    const { platform, enter } = countingStore()
    const field = await enter('')
    const press = async (button: RegExp, count: number) => {
      fireEvent.click(screen.getByRole('button', { name: button }))
      await waitFor(() => expect(platform.count).toBe(count))
    }
    await press(/^Remove/, 2)
    await press(/^Add/, 3)
    await userEvent.type(field, '2')
    await press(/^Remove/, 1)
    expect(field).toHaveValue('')
    await userEvent.type(field, 'a dozen')
    fireEvent.click(screen.getByRole('button', { name: /^Add/ }))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('a dozen')
    await userEvent.keyboard('{Escape}')
    expect(field).toHaveValue('')
    expect(platform.count).toBe(1)
  })

  it('are entered row by row with the arrow keys', async () => {
    renderInConsole(
      <>
        <UnitsControl row={mug} />
        <UnitsControl row={{ ...mug, id: 'p-w', variantId: 'w' }} />
      </>,
    )
    const [first, second] = screen.getAllByRole('textbox', { name: 'Units' })
    await userEvent.click(first ?? document.body)
    for (const [key, focused] of [
      ['{ArrowDown}', second],
      ['{ArrowDown}', second],
      ['{ArrowUp}', first],
      ['{ArrowUp}', first],
    ] as const) {
      await userEvent.keyboard(key)
      expect(focused).toHaveFocus()
    }
  })

  it('are added once by a double click on Add', async () => {
    const { client, added } = store()
    const field = show(client)
    await userEvent.type(field, '40')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add to Mug' }))
    await waitFor(() => expect(field).toHaveValue(''))
    expect(added).toHaveLength(1)
  })

  it.each([
    ['+5', 'Mug: 5 added · 3 → 8', 'Mug: 5 removed · 8 → 3'],
    ['-2', 'Mug: 2 removed · 3 → 1', 'Mug: 2 added · 1 → 3'],
    ['=12', 'Mug: set to 12 · 3 → 12', 'Mug: set to 3 · 12 → 3'],
  ])('entered as %s are changed, logged, and restored by Undo', async (text, done, undone) => {
    localStorage.clear()
    const { platform, enter } = countingStore()
    await enter(text)
    await screen.findByText(done)
    const { count } = platform
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText(undone)
    await screen.findByText('Changes: open, undone')
    expect(platform.count).toBe(3)
    const log = readLog(readKept('localStorage', 'storefront-console.list.stock-log'))
    expect(log).toMatchObject([
      { before: count, after: 3 },
      { before: 3, after: count },
    ])
  })

  it('set are not restored by Undo over a later change, which is reported', async () => {
    const { platform, enter } = countingStore()
    await enter('=12')
    await screen.findByText(/set to 12/)
    platform.count = 11
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText(/^Changes: refused, as .* it was 12 and is now 11\./)
    expect(screen.getAllByText(/^.?Mug.? was changed by someone else since/)).toHaveLength(1)
    expect(platform.count).toBe(11)
  })

  it.each([
    ['+40', 'Mug: 40 added · 3 → 43'],
    ['-2', 'Mug: 2 removed · 3 → 1'],
    ['=12', 'Mug: set to 12 · 3 → 12'],
  ])(
    'entered as %s count as changed where the answer was lost and the count shows them',
    async (text, done) => {
      const { platform, enter } = countingStore({ losesAnswers: true })
      const field = await enter(text)
      await screen.findByText(done)
      expect(field).toHaveValue('')
      expect(screen.queryByText(/someone else/)).toBeNull()
      const [logged] = readLog(readKept('localStorage', 'storefront-console.list.stock-log'))
      expect(logged).toMatchObject({ before: 3, after: platform.count })
    },
  )

  it('count as added where the answer was a gateway’s and the count shows them', async () => {
    const field = show(store({ answer: async () => Response.json({}, { status: 504 }) }).client)
    await userEvent.type(field, '+40{Enter}')
    await screen.findByText('Mug: 40 added · 3 → 43')
    expect(field).toHaveValue('')
  })

  it.each([
    ['are not offered again', 'was saved', {}, /^Mug: 5 added · 3 → 8$/, ''],
    ['are not offered again', 'got no answer', { losesAnswers: true }, /didn’t respond/, ''],
    ['return to the field', 'was refused', { refusal: 428 }, /The store rejected this/, '+5'],
  ])('%s if the change %s and the count cannot be read', async (_, _why, faults, said, left) => {
    const { enter } = countingStore({ ...faults, isUnreadable: true })
    const field = await enter('+5')
    await screen.findByText(said)
    expect(field).toHaveValue(left)
  })

  it.each([
    ['-5', {}, 'Mug: only 3 left; can’t remove 5.'],
    [`+${most}`, { refusal: 400 }, /^Mug: the stock would exceed [\d,]+ units\./],
    ['-3', { refusal: 428 }, /^Mug: The store rejected this/],
    ['-3', { count: 1 }, /changed by someone else since: it was 3 and is now 1\./],
  ])('entered as %s (%j) return to the field with the reason', async (text, faults, reason) => {
    const { enter } = countingStore(faults)
    const field = await enter(text)
    await screen.findByText(reason)
    expect(field).toHaveValue(text)
  })

  it('are not offered again after a lost response if the count differs', async () => {
    const { client } = store({ answer: () => Promise.reject(new TypeError('gone')) })
    const field = show(client)
    await userEvent.type(field, '+10{Enter}')
    await screen.findByText(/^Mug: The store didn’t respond\. Check the stock level/)
    expect(field).toHaveValue('')
  })

  it('return to the field if they did not reach the store', async () => {
    const answer = () => Promise.reject(new TypeError('gone'))
    const field = show(store({ answer, quantity: 3 }).client)
    await userEvent.type(field, '+10{Enter}')
    await screen.findByText(/Can’t reach the store/)
    expect(field).toHaveValue('+10')
  })

  it('are added for every press of Add, even with a slow store', async () => {
    const { answered, answer } = later()
    const { client, added } = store({ answer: () => answered.then(() => Response.json({})) })
    show(client)
    const add = screen.getByRole('button', { name: 'Add to Mug' })
    for (let press = 0; press < 3; press += 1) await userEvent.click(add)
    answer()
    await waitFor(() => expect(added).toHaveLength(3))
  })

  it('are set after a pending addition, which is not mistaken for a concurrent one', async () => {
    let count = 3
    const { answered, answer } = later()
    const client = clientOf(async (url, init) => {
      const { pathname } = new URL(url)
      const { id, productId, variantId, productName } = mug
      if (pathname.endsWith('/increment')) {
        await answered
        count += 40
      } else if (init.method === 'PATCH') count = 12
      else if (pathname.includes('/products/')) {
        return Response.json({ product: { id: productId, revision: String(count) } })
      }
      const stock = { trackQuantity: true, quantity: count, inStock: true }
      return Response.json({ variant: { id, productId, variantId, productName, sku: '', stock } })
    })
    const field = show(client)
    await userEvent.type(field, '+40{Enter}=12{Enter}')
    answer()
    await screen.findByText('Mug: set to 12 · 43 → 12')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('overwrite only the count that the owner confirmed', async () => {
    let count = 7
    let sets = 0
    const client = clientOf(async (url, init) => {
      const { id, productId, variantId, productName } = mug
      if (init.method === 'PATCH') sets += 1
      else if (new URL(url).pathname.includes('/products/'))
        return Response.json({ product: { id: productId, revision: String(count) } })
      const stock = { trackQuantity: true, quantity: count, inStock: true }
      return Response.json({ variant: { id, productId, variantId, productName, sku: '', stock } })
    })
    function ListReadAgain() {
      const [shown, setShown] = useState(mug)
      return (
        <>
          <button type="button" onClick={() => setShown({ ...mug, quantity: count })}>
            Read again
          </button>
          <UnitsControl row={shown} />
        </>
      )
    }
    renderInConsole(
      <StoreProvider client={client}>
        <ListReadAgain />
      </StoreProvider>,
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Units' }), '=12{Enter}')
    const again = await screen.findByRole('button', { name: 'Set to 12' })
    count = 9
    fireEvent.click(screen.getByText('Read again'))
    await userEvent.click(again)
    await screen.findByRole('button', { name: 'Keep 9' })
    expect(sets).toBe(0)
  })

  it('are undone once, even if the response is lost and Undo is pressed again', async () => {
    const keys: unknown[] = []
    let isThere = true
    const client = clientOf(async (url, init) => {
      const { pathname } = new URL(url)
      if (pathname.endsWith('/decrement')) {
        keys.push(new Headers(init.headers).get('idempotency-key'))
        isThere = false
      }
      if (!isThere) throw new TypeError('gone')
      const { id, productId, variantId, productName } = mug
      const stock = { trackQuantity: true, quantity: 43, inStock: true }
      return Response.json({ variant: { id, productId, variantId, productName, sku: '', stock } })
    })
    renderInConsole(
      <>
        <UnitsControl row={mug} />
        <UndoLast />
      </>,
      { client },
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Units' }), '+40{Enter}')
    await userEvent.click(await screen.findByText('Take back: open'))
    await userEvent.click(await screen.findByText('Take back: refused'))
    const { length } = keys
    await waitFor(() => expect(keys.length).toBeGreaterThan(length))
    expect(new Set(keys).size).toBe(1)
  })
})

function ChangeStates() {
  const states = useRecentList().map(({ state, why }) => (why ? `${state}, as ${why}` : state))
  return <p>{`Changes: ${states.join(', ')}`}</p>
}

function UndoLast() {
  const { undo } = useRecentChanges()
  const [last] = useRecentList()
  return (
    last && (
      <button type="button" onClick={() => void undo(last.id)}>{`Take back: ${last.state}`}</button>
    )
  )
}
