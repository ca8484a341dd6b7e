// The count of a variant, overwritten in its place: a phone has no Enter, and its Done only leaves the field.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CountField } from '../../../../console/resources/inventory/parts/count-field.tsx'
import { recordingClient } from '../../support/fake-platform.ts'
import { renderInConsole } from '../../support/render.tsx'
import { mug } from '../../support/stock-row.ts'

/** Types a count over the one that is shown. */
function typeOver(text: string) {
  const { id, productId, variantId, productName } = mug
  const stock = { trackQuantity: true, quantity: 3, inStock: true }
  const variant = { id, productId, variantId, productName, sku: '', stock }
  const { client, calls } = recordingClient(() => Response.json({ product: { id: 'p' }, variant }))
  renderInConsole(<CountField row={mug} />, { client, resource: 'inventory' })
  fireEvent.click(screen.getByTitle('Change the count'))
  const field = screen.getByLabelText<HTMLInputElement>('New count of Mug')
  fireEvent.change(field, { target: { value: text } })
  const saved = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  return { field, saved }
}

it('a count is saved when its field is left, and the focus stays where it went', async () => {
  const { field, saved } = typeOver('7')
  fireEvent.blur(field)
  const inventoryItem = { productId: 'p', variants: [{ variantId: 'v', quantity: 7 }] }
  await waitFor(() => expect(saved()).toEqual([{ inventoryItem }]))
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
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.getByTitle('Change the count')).toBeVisible()
  expect(saved()).toEqual([])
})
