// A delivery that is received: everything scanned is counted once, whatever the network does meanwhile.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataProvider, type GetListParams, HttpError } from 'ra-core'
import { type Platform, platforms, type SessionClient } from 'storefront-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLog } from '../../../../console/resources/inventory/log/change-log.ts'
import { ReceiveDialog } from '../../../../console/resources/inventory/receive/receive-dialog.tsx'
import type { StockRow } from '../../../../console/resources/inventory/stock-row.ts'
import { readKept } from '../../../../console/store/browser-storage.ts'
import { useRecentChanges, useRecentList } from '../../../../console/ui/recent/recent-context.ts'
import { clientAnswering, clientOf } from '../../support/fake-platform.ts'
import { english, renderInConsole } from '../../support/render.tsx'

const rowOf = (sku: string): StockRow => ({
  id: sku,
  productId: 'p',
  variantId: sku,
  productName: sku,
  choices: '',
  sku,
  pictureUrl: undefined,
  tracked: true,
  quantity: 3,
  inStock: true,
  preorder: { enabled: false, message: '', limit: undefined },
})

/** A promise that the test resolves. */
function later() {
  let come = () => {}
  const wait = new Promise<void>((resolve) => {
    come = resolve
  })
  return { wait, come: () => come() }
}

function open({
  found = () => Promise.resolve(),
  saved = Promise.resolve(),
  skus,
  client,
}: {
  found?: () => Promise<void>
  saved?: Promise<void>
  /** What the store has; otherwise whatever is looked for. */
  skus?: readonly string[]
  client?: SessionClient<true>
} = {}) {
  const calls: string[] = []
  const recording = clientOf(async (url) => {
    await saved
    const { pathname } = new URL(url)
    if (pathname.endsWith('/increment')) calls.push(pathname)
    return Response.json({})
  })
  const getList = async (_resource: string, { filter, pagination }: GetListParams) => {
    await found()
    const { q } = filter
    const asked: string[] = filter.skus?.split('\n') ?? []
    const matches = skus?.filter((one) =>
      q === undefined ? asked.includes(one) : one.includes(q),
    ) ?? [q ?? filter.skus]
    return { data: matches.slice(0, pagination?.perPage).map(rowOf), total: matches.length }
  }
  const dataProvider = { getList: getList as DataProvider['getList'] }
  renderInConsole(
    <>
      <ReceiveDialog onClose={() => {}} />
      <LastChange />
    </>,
    { client: client ?? recording, dataProvider },
  )
  return calls
}

/** The newest of the recent changes, undone by a press. */
function LastChange() {
  const { undo } = useRecentChanges()
  const [last] = useRecentList()
  return (
    last && (
      <button type="button" onClick={() => void undo(last.id)}>
        {`Last change ${last.state}: ${last.why}`}
      </button>
    )
  )
}

/** A store whose network is lost before the answers to a call arrive, until the test says otherwise. */
function lossyStore(platform?: Omit<Platform, 'additions'>, call = '/increment') {
  const store = { lost: true, sent: [] as { key: string | null; body: unknown }[] }
  const client = clientOf(async (url, { headers, body }) => {
    if (!url.endsWith(call)) return Response.json({})
    store.sent.push({
      key: new Headers(headers).get('Idempotency-Key'),
      body: typeof body === 'string' ? JSON.parse(body).incrementData : undefined,
    })
    if (store.lost) throw new TypeError('gone')
    return Response.json({})
  }, platform)
  return { store, client: { ...client, ...(platform && { platform }) } }
}

const withoutKeys = { ...platforms.sandbox('http://store.example'), idempotencyKeys: false }

const incrementOf = (sku: string, units: number) => ({
  productId: 'p',
  variantId: sku,
  incrementBy: units,
})

/** The locks of a browser, which jsdom lacks: one holder after the other. */
function lendLocks() {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work, work)
    return last
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

const scan = (sku: string) =>
  userEvent.type(screen.getByLabelText('Name or SKU, or scan'), `${sku}{Enter}`)
const kept = () => localStorage.getItem('storefront-console.list.stock-received') ?? ''

describe('a delivery', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

  it('is saved only once a refused count is corrected', async () => {
    const calls = open()
    await scan('A')
    const field = await screen.findByRole('textbox', { name: 'Units' })
    await userEvent.clear(field)
    await userEvent.type(field, 'a dozen')
    await userEvent.click(screen.getByText('Save 1 unit'))
    expect(calls).toEqual([])
    expect(field).toHaveFocus()
    expect(field).toHaveValue('a dozen')
    await userEvent.clear(field)
    await userEvent.type(field, '12')
    await userEvent.click(screen.getByText('Save 12 units'))
    await waitFor(() => expect(calls).toHaveLength(1))
  })

  it('takes a press of plus for the correction of a refused count', async () => {
    open()
    await scan('A')
    const field = await screen.findByRole('textbox', { name: 'Units' })
    await userEvent.type(field, ' boxes')
    await userEvent.click(screen.getByLabelText('Add to A'))
    expect(field).toHaveValue('2')
  })

  it('keeps scans during a save', async () => {
    const { wait, come } = later()
    const calls = open({ saved: wait })
    await scan('A')
    await userEvent.click(await screen.findByText('Save 1 unit'))
    await scan('B')
    await screen.findByLabelText('Add to B')
    come()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(await screen.findByText('1 unit received')).toBeInTheDocument()
    expect(screen.getByLabelText('Add to B')).toBeInTheDocument()
    expect(screen.queryByLabelText('Add to A')).not.toBeInTheDocument()
    expect(kept()).toContain('"sku":"B"')
  })

  it('is received once, even if saved in two tabs at once', async () => {
    lendLocks()
    const { wait, come } = later()
    const first = open({ saved: wait })
    await scan('A')
    const second = open({ saved: wait })
    for (const save of screen.getAllByText('Save 1 unit')) fireEvent.click(save)
    come()
    await waitFor(() => expect(screen.getAllByText('Save units')).toHaveLength(2))
    expect([...first, ...second]).toHaveLength(1)
    expect(screen.getAllByText('1 unit received')).toHaveLength(1)
    expect(kept()).toBe('[]')
  })

  it('counts both of two scans, even if the second precedes the response to the first', async () => {
    const { wait, come } = later()
    open({ found: () => wait })
    await scan('A')
    await scan('B')
    come()
    expect(await screen.findByText('Save 2 units')).toBeInTheDocument()
    expect(screen.getByLabelText('Add to A')).toBeInTheDocument()
    expect(screen.getByLabelText('Add to B')).toBeInTheDocument()
  })

  it('reports a failed search', async () => {
    open({ found: () => Promise.reject(new HttpError('Broken', 500)) })
    await userEvent.type(screen.getByLabelText('Name or SKU, or scan'), 'mug')
    expect(await screen.findByText(english.texts.errors.broken)).toBeInTheDocument()
  })

  it('reports a failed lookup of a scan, and keeps its SKU', async () => {
    open({ found: () => Promise.reject(new HttpError('Unavailable', 503)) })
    await scan('A')
    expect(await screen.findByText(/^A: /)).toBeInTheDocument()
    expect(screen.getByLabelText('Name or SKU, or scan')).toHaveValue('A')
  })

  it('finds a scanned SKU among many that contain it', async () => {
    open({ skus: [...Array.from({ length: 12 }, (_, at) => `A1${at}`), 'A1'] })
    await scan('A1')
    expect(await screen.findByLabelText('Add to A1')).toBeInTheDocument()
  })

  it('replaces a code that was not found by the next scan', async () => {
    open({ skus: ['A', 'AB1'] })
    await scan('AB')
    await screen.findByText(/No single variant has the SKU “AB”/)
    await userEvent.keyboard('C{Enter}')
    await screen.findByText(/No tracked variant matches “C”/)
    await userEvent.keyboard('A{Enter}')
    expect(await screen.findByLabelText('Add to A')).toBeInTheDocument()
  })

  it('accepts only an exact SKU by Enter, and partial matches by the arrow keys', async () => {
    open({ skus: ['A1', 'A2'] })
    await scan('A')
    expect(await screen.findByText(/No single variant has the SKU “A”/)).toBeInTheDocument()
    await screen.findByRole('button', { name: /^A2/ })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}')
    expect(await screen.findByLabelText('Add to A2')).toBeInTheDocument()
    expect(screen.getByLabelText('Name or SKU, or scan')).toHaveFocus()
    await userEvent.keyboard('A{ArrowDown}{ArrowUp}')
    expect(screen.getByLabelText('Name or SKU, or scan')).toHaveFocus()
  })

  it('takes a delivery note from a spreadsheet: SKUs, with the units in a column after them', async () => {
    const withoutSku = Array.from({ length: 100 }, () => '')
    open({ skus: [...withoutSku, 'A-1', 'A-2', '4006381', 'C', 'D'] })
    const field = screen.getByLabelText('Name or SKU, or scan')
    await userEvent.click(field)
    await userEvent.paste(
      ['Item\tSKU\tUnits', 'Mug\tA-1\t12', 'Jug\tA-2\t', 'Pen\t4006381\t1,200']
        .concat(['Pot\tB\t4', 'Cup\tC\tsix', 'Lid\tD\t0', '', ''])
        .join('\r\n'),
    )
    await screen.findByText('Not added: Item, A-2, Pot, and C. Check the SKU and the units.')
    const units = screen.getAllByRole('textbox', { name: 'Units' })
    expect(units.map((one) => one.getAttribute('value'))).toEqual(['12', '1200'])
    expect(field).toHaveValue('')
    await userEvent.click(field)
    await userEvent.paste('A-2\nA-1')
    await screen.findByText('Save 1,214 units')
    expect(screen.queryByText(/Not added/)).toBeNull()
  })

  it('says that it looks a delivery note up, and why it could not', async () => {
    const { wait, come } = later()
    open({ found: () => wait.then(() => Promise.reject(new HttpError('', 503))) })
    await userEvent.click(screen.getByLabelText('Name or SKU, or scan'))
    await userEvent.paste('A-1\t2\nA-2\t1')
    await screen.findByText('Loading…')
    come()
    await screen.findByText(/internal error/)
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull())
  })

  it('takes a pasted SKU alone for one that is typed', async () => {
    open({ skus: ['A-1'] })
    await userEvent.click(screen.getByLabelText('Name or SKU, or scan'))
    await userEvent.paste('A-1\n')
    expect(screen.getByLabelText('Name or SKU, or scan')).toHaveValue('A-1')
  })

  it('is retried with the same idempotency key after a lost response', async () => {
    const { store, client } = lossyStore()
    open({ client })
    await scan('A')
    await userEvent.click(await screen.findByText('Save 1 unit'))
    await screen.findByText(/Can’t reach the store/)
    expect(screen.queryByText('Nothing was saved.')).toBeNull()
    const [{ key } = { key: null }] = store.sent
    await scan('A')
    await scan('B')
    store.lost = false
    store.sent = []
    await userEvent.click(await screen.findByText('Save 3 units'))
    await screen.findByText('2 units received')
    const [first, rest] = store.sent
    expect(key).not.toBeNull()
    expect(first).toEqual({ key, body: [incrementOf('A', 1)] })
    expect(rest).toMatchObject({ body: [incrementOf('B', 1), incrementOf('A', 1)] })
    expect(rest?.key).not.toBe(key)
    expect(kept()).toBe('[]')
  })

  it('has a new idempotency key once a line of the lost attempt is removed', async () => {
    const { store, client } = lossyStore()
    open({ client })
    await scan('A')
    await scan('B')
    await userEvent.click(await screen.findByText('Save 2 units'))
    await screen.findByText(/Can’t reach the store/)
    await userEvent.click(screen.getByLabelText('Remove from A'))
    await scan('A')
    const lost = store.sent.map(({ key }) => key)
    store.lost = false
    await userEvent.click(await screen.findByText('Save 2 units'))
    await screen.findByText('2 units received')
    expect(lost).not.toContain(store.sent.at(-1)?.key)
  })

  it('may have been received if reduced after a lost response', async () => {
    const { client } = lossyStore()
    open({ client })
    await scan('A')
    await scan('A')
    await userEvent.click(await screen.findByText('Save 2 units'))
    await screen.findByText(/Can’t reach the store/)
    expect(screen.queryByText(/Check the stock first/)).toBeNull()
    await userEvent.click(screen.getByLabelText('Remove from A'))
    expect(await screen.findByText(/Check the stock first/)).toBeInTheDocument()
  })

  it('may have been received after a lost response without idempotency keys', async () => {
    const { client } = lossyStore(withoutKeys)
    open({ client })
    await scan('A')
    await userEvent.click(await screen.findByText('Save 1 unit'))
    await screen.findByText('Check the stock first: the units may have been saved.')
    expect(screen.queryByText('Nothing was saved.')).toBeNull()
  })

  it('names the line that the store refused', async () => {
    const violation = {
      field: 'incrementData[0].incrementBy',
      description: 'must not raise variant B',
      violatedRule: 'MAX',
      data: { threshold: 500 },
    }
    const client = clientOf(async () =>
      Response.json(
        { details: { validationError: { fieldViolations: [violation] } } },
        { status: 400 },
      ),
    )
    open({ client })
    for (const sku of ['A', 'B']) await scan(sku)
    await userEvent.click(await screen.findByText('Save 2 units'))
    expect(await screen.findByText('B: the stock would exceed 500 units.')).toBeVisible()
    expect(screen.getByText('Nothing was saved.')).toBeVisible()
  })

  it('was not received if the store refused it, and is sent whole with what came since', async () => {
    const sent: unknown[] = []
    const client = clientOf(async (_url, { body }) => {
      sent.push(JSON.parse(String(body)).incrementData)
      return Response.json({}, { status: sent.length === 1 ? 428 : 200 })
    })
    open({ client })
    await scan('A')
    await userEvent.click(await screen.findByText('Save 1 unit'))
    expect(await screen.findByText('Nothing was saved.')).toBeInTheDocument()
    await scan('B')
    await userEvent.click(await screen.findByText('Save 2 units'))
    await screen.findByText('2 units received')
    expect(sent[1]).toEqual([incrementOf('B', 1), incrementOf('A', 1)])
  })

  it.each([
    ['by the same idempotency key', undefined, 1, 'Can’t reach the store'],
    ['without one: it may have been reverted', withoutKeys, 0, 'Check the stock first'],
  ])('whose Undo gets no answer is reverted again %s', async (_, platform, keys, why) => {
    const { store, client } = lossyStore(platform, '/decrement')
    open({ client })
    await scan('A')
    await userEvent.click(await screen.findByText('Save 1 unit'))
    await userEvent.click(await screen.findByText('Undo'))
    const refused = await screen.findByText(new RegExp(`^Last change refused: ${why}`))
    store.lost = false
    await userEvent.click(refused)
    await screen.findByText(/^Last change undone/)
    expect(new Set(store.sent.flatMap(({ key }) => key ?? [])).size).toBe(keys)
  })

  it('is in the log of stock changes, and is reverted by Undo', async () => {
    const stock = { trackQuantity: true, quantity: 43, inStock: true }
    const decrement = 'POST /v2/inventoryItems/decrement'
    const { client, asked } = clientAnswering({
      'POST /v2/inventoryItems/increment': {},
      'POST /v1/variants/query': { variants: [{ id: 'A', productId: 'p', variantId: 'A', stock }] },
      [decrement]: {},
    })
    open({ client })
    await scan('A')
    await scan('A')
    await userEvent.click(await screen.findByText('Save 2 units'))
    const log = () => readLog(readKept('localStorage', 'storefront-console.list.stock-log'))
    await waitFor(() => expect(log()).toHaveLength(1))
    expect(log()).toMatchObject([{ name: 'A', before: 41, after: 43, reason: 'received' }])
    await userEvent.click(await screen.findByText('Undo'))
    await screen.findByText('Undone')
    const decrementData = [{ productId: 'p', variantId: 'A', decrementBy: 2 }]
    expect(asked).toContainEqual([decrement, { decrementData }])
    await waitFor(() => expect(log()).toMatchObject([{ before: 45, after: 43 }, { after: 43 }]))
  })
})
