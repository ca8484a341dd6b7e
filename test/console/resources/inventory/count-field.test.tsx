// The count of a variant, overwritten in its place: a phone has no Enter, and its Done only leaves the field.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CountField } from '../../../../console/resources/inventory/parts/count-field.tsx'
import { recordingClient } from '../../support/fake-platform.ts'
import { renderInConsole } from '../../support/render.tsx'
import { mug } from '../../support/stock-row.ts'

/** Types a count over the shown one; the platform counts three by default, as shown. */
function typeOver(text: string, quantity = 3) {
  const { id, productId, variantId, productName } = mug
  const stock = { trackQuantity: true, quantity, inStock: true }
  const variant = { id, productId, variantId, productName, sku: '', stock }
  const { client, calls } = recordingClient(() => Response.json({ product: { id: 'p' }, variant }))
  renderInConsole(<CountField row={mug} />, { client, resource: 'inventory' })
  fireEvent.click(screen.getByTitle('Change the count'))
  const field = screen.getByLabelText<HTMLInputElement>('New count of Mug')
  fireEvent.change(field, { target: { value: text } })
  const saved = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  return { field, saved }
}

const seven = [{ inventoryItem: { productId: 'p', variants: [{ variantId: 'v', quantity: 7 }] } }]

it('a count is saved by Enter, and gets the focus back', async () => {
  const { field, saved } = typeOver('7')
  expect(field).toBeValid()
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(screen.getByTitle('Change the count')).toHaveFocus())
  await waitFor(() => expect(saved()).toEqual(seven))
})

it('a count that another has changed meanwhile is overwritten on demand only', async () => {
  const { field, saved } = typeOver('7', 5)
  fireEvent.keyDown(field, { key: 'Enter' })
  await screen.findByText('Keep 5')
  expect(saved()).toEqual([])
  fireEvent.click(screen.getByText('Set to 7'))
  await waitFor(() => expect(saved()).toEqual(seven))
  expect(screen.queryByText('Keep 5')).toBeNull()
})

it('a count that is not tracked is no number to change', () => {
  renderInConsole(<CountField row={{ ...mug, tracked: false }} />)
  expect(screen.queryByTitle('Change the count')).toBeNull()
})

it('a count is saved when its field is left, and the focus stays where it went', async () => {
  const { field, saved } = typeOver('7')
  fireEvent.blur(field)
  await waitFor(() => expect(saved()).toEqual(seven))
  expect(screen.getByTitle('Change the count')).not.toHaveFocus()
})

it.each(['3', ' '])('leaving the field with “%s” in it changes nothing', async (text) => {
  const { field, saved } = typeOver(text)
  fireEvent.blur(field)
  expect(screen.getByTitle('Change the count')).toBeVisible()
  expect(saved()).toEqual([])
})

it('a text that is no count stays in its field until Escape discards it', () => {
  const { field, saved } = typeOver('seven')
  fireEvent.blur(field)
  expect(field).toBeVisible()
  expect(field).toHaveValue('seven')
  expect(field).toBeInvalid()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.getByTitle('Change the count')).toBeVisible()
  expect(saved()).toEqual([])
})
