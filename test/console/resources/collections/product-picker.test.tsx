import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataProvider, HttpError } from 'ra-core'
import { limits } from 'storefront-client'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createDataProvider } from '../../../../console/providers/data-provider.ts'
import { ProductPicker } from '../../../../console/resources/collections/parts/product-picker.tsx'
import { useJobs } from '../../../../console/ui/bulk/jobs.tsx'
import { sale } from '../../support/collection-row.ts'
import { clientAnswering } from '../../support/fake-platform.ts'
import { answer, renderInConsole } from '../../support/render.tsx'

afterEach(() => void vi.unstubAllGlobals())

it('reports that products failed to load, not that there are none', async () => {
  const getList = () => Promise.reject(new HttpError('Unavailable', 503))
  renderInConsole(<ProductPicker collection={sale} onClose={() => {}} />, {
    dataProvider: { getList },
  })
  expect(await screen.findByText(/try again/)).toBeInTheDocument()
  expect(screen.queryByText('No matching products')).not.toBeInTheDocument()
})

it('reads the products of the picker again on request', async () => {
  let works = false
  const mug = { id: 'mug', name: 'Mug', collectionIds: [], variants: [], priceData: { price: 20 } }
  const getList: DataProvider['getList'] = async () => {
    if (!works) throw new HttpError('Unavailable', 503)
    return answer({ data: [mug], total: 1 })
  }
  renderInConsole(<ProductPicker collection={sale} onClose={() => {}} />, {
    dataProvider: { getList },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  works = true
  fireEvent.click(again)
  expect(await screen.findByLabelText(/Mug/)).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('asks once for a name typed in one go, and shows the products until its answer comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const mug = { id: 'mug', name: 'Mug', collectionIds: [], variants: [], priceData: { price: 20 } }
  const asked: unknown[] = []
  const getList: DataProvider['getList'] = async (_resource, { filter }) => {
    asked.push(filter)
    if (asked.length > 1) await new Promise(() => {})
    return answer({ data: [mug], total: 1 })
  }
  renderInConsole(<ProductPicker collection={sale} onClose={() => {}} />, {
    dataProvider: { getList },
  })
  await screen.findByLabelText(/Mug/)
  await user.type(screen.getByRole('searchbox'), 'mug')
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(asked).toEqual([{}, { q: 'mug' }])
  expect(screen.getByLabelText(/Mug/)).toBeInTheDocument()
})

it('says why nothing can be added while a bulk edit runs', async () => {
  function Busy() {
    const { start } = useJobs()
    const change = () => new Promise<undefined>(() => {})
    const hiding = { running: 'Hiding', done: () => 'Hidden', nameOf: () => 'Mug', change }
    return (
      <>
        <button type="button" onClick={() => start('products', hiding, [{ id: 'mug' }])}>
          Hide
        </button>
        <ProductPicker collection={sale} onClose={() => {}} />
      </>
    )
  }
  const getList: DataProvider['getList'] = async () => answer({ data: [], total: 0 })
  renderInConsole(<Busy />, { dataProvider: { getList } })
  fireEvent.click(screen.getByText('Hide'))
  expect(await screen.findByText('Another bulk edit is still running')).toBeVisible()
})

it('its Undo keeps products that another user added meanwhile', async () => {
  const mug = { id: 'mug', name: 'Mug', collectionIds: [], variants: [], priceData: { price: 20 } }
  const jug = { ...mug, id: 'jug', name: 'Jug' }
  const inside = 'POST /v1/collections/c/productIds'
  const { client, asked } = clientAnswering({
    'POST /v1/products/query-platformized': { products: [mug, { ...jug, collectionIds: ['c'] }] },
    [inside]: {},
    [`${inside}/delete`]: {},
  })
  const adapter = () => ({
    subject: 'product',
    one: async () => mug,
    list: async () => ({ data: [mug, jug], total: 2 }),
  })
  renderInConsole(<ProductPicker collection={sale} onClose={() => {}} />, {
    client,
    dataProvider: createDataProvider(client, [{ name: 'products', adapter }]),
  })
  fireEvent.click(await screen.findByLabelText(/Mug/))
  fireEvent.click(screen.getByLabelText(/Jug/))
  fireEvent.click(screen.getByText(/^Add 2/))
  fireEvent.click(await screen.findByText('Undo'))
  const taken = () => asked.filter(([request]) => request === `${inside}/delete`)
  await expect.poll(() => taken()).toEqual([[`${inside}/delete`, { productIds: ['mug'] }]])
})

it('reads on after a page that lacks a product deleted here', async () => {
  const { default: full } = limits.PlatformPaging.limit
  const productAt = (place: number) => {
    const id = `mug-${place}`
    return { id, name: `Mug ${place}`, collectionIds: [], variants: [], priceData: { price: 20 } }
  }
  const getList: DataProvider['getList'] = async (_resource, { pagination }) => {
    const total = full + 1
    if (pagination?.page !== 1) return answer({ data: [productAt(total)], total })
    const data = Array.from({ length: full - 1 }, (_, index) => productAt(index + 1))
    return answer({ data, total, meta: { deleted: 1 } })
  }
  let scrollToEnd = () => {}
  const observe = vi.fn(function observer(told: (entries: object[]) => void) {
    scrollToEnd = () => told([{ isIntersecting: true }])
    return { observe() {}, disconnect() {} }
  })
  vi.stubGlobal('IntersectionObserver', observe)
  renderInConsole(<ProductPicker collection={sale} onClose={() => {}} />, {
    dataProvider: { getList },
  })
  await screen.findByLabelText(/Mug 1\b/)
  scrollToEnd()
  expect(await screen.findByLabelText(new RegExp(`Mug ${full + 1}\\b`))).toBeInTheDocument()
})
