// Bulk changes: one at a time, on any page.
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createDataProvider } from '../../../../console/providers/data-provider.ts'
import { ProductPicker } from '../../../../console/resources/collections/parts/product-picker.tsx'
import { useJobs } from '../../../../console/ui/bulk/jobs.tsx'
import { sale } from '../../support/collection-row.ts'
import { recordingClient } from '../../support/fake-platform.ts'
import { renderInConsole } from '../../support/render.tsx'

const change = vi.fn(() => new Promise<undefined>(() => {}))

function Endless() {
  const { start } = useJobs()
  const endless = { running: 'Hiding', done: () => 'Hidden', nameOf: () => 'Mug', change }
  return (
    <button type="button" onClick={() => start('products', endless, [{ id: 'mug' }])}>
      Hide
    </button>
  )
}

it('a second one does not start while one runs, and no dialog offers it', async () => {
  const mug = { id: 'mug', name: 'Mug', collectionIds: [], variants: [], priceData: { price: 20 } }
  const { client } = recordingClient()
  const adapter = () => ({
    subject: 'product',
    one: async () => mug,
    list: async () => ({ data: [mug], total: 1 }),
  })
  renderInConsole(
    <>
      <Endless />
      <ProductPicker collection={sale} onClose={() => {}} />
    </>,
    { client, dataProvider: createDataProvider(client, [{ name: 'products', adapter }]) },
  )
  fireEvent.click(await screen.findByLabelText(/Mug/))
  const add = screen.getByText(/^Add 1/)
  expect(add).toBeEnabled()
  fireEvent.click(screen.getByText('Hide'))
  fireEvent.click(screen.getByText('Hide'))
  await expect.poll(() => add).toBeDisabled()
  await expect.poll(() => change).toHaveBeenCalledOnce()
})

it('starts on a page of plain HTTP, which has no random UUIDs', async () => {
  change.mockClear()
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  onTestFinished(() => void vi.unstubAllGlobals())
  renderInConsole(<Endless />)
  fireEvent.click(await screen.findByText('Hide'))
  await expect.poll(() => change).toHaveBeenCalledOnce()
})
