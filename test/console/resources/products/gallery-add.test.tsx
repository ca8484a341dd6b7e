// A picture that is added while the network drops is added once, also when the owner tries again.
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RecordContextProvider } from 'ra-core'
import { useState } from 'react'
import { platforms } from 'storefront-client'
import { afterEach, expect, it, vi } from 'vitest'
import { useGallery } from '../../../../console/resources/products/parts/gallery/use-gallery.ts'
import { clientOf } from '../../support/fake-platform.ts'
import { renderInConsole } from '../../support/render.tsx'

afterEach(() => vi.restoreAllMocks())

function AddMug() {
  const gallery = useGallery()
  const [isAdded, setAdded] = useState<boolean>()
  const add = async () => setAdded(await gallery?.add('https://example.com/mug.jpg'))
  return (
    <>
      <button type="button" onClick={() => void add()}>
        Add
      </button>
      <output>{String(isAdded)}</output>
    </>
  )
}

it('a picture with a lost response on a platform without keys is not offered for a retry', async () => {
  const platform = { ...platforms.sandbox('http://store.example'), idempotencyKeys: false }
  const cut = clientOf(() => Promise.reject(new TypeError('cut')), platform)
  const client = { ...cut, platform }
  renderInConsole(
    <RecordContextProvider value={{ id: 'mug', name: 'Mug', media: { items: [] } }}>
      <AddMug />
    </RecordContextProvider>,
    { client },
  )
  await userEvent.click(screen.getByText('Add'))
  await screen.findByText(/Check whether it went through/)
})

it('a picture with a lost response is not retried automatically, and added once by another press', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const keys = new Set<string | null>()
  let lost = true
  const client = clientOf(async (_url, { headers }) => {
    keys.add(new Headers(headers).get('Idempotency-Key'))
    if (!lost) return Response.json({})
    network.mockReturnValue(false)
    throw new TypeError('gone')
  })
  const mug = { id: 'mug', name: 'Mug', media: { items: [] } }
  renderInConsole(
    <RecordContextProvider value={mug}>
      <AddMug />
    </RecordContextProvider>,
    { client },
  )
  await userEvent.click(screen.getByText('Add'))
  await screen.findByText(/You are offline/)
  lost = false
  network.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  await userEvent.click(screen.getByText('Add'))
  await screen.findByText('true')
  expect(keys.size).toBe(1)
  await userEvent.click(screen.getByText('Add'))
  await expect.poll(() => keys.size).toBe(2)
})
