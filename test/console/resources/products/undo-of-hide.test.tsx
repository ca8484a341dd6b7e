// Many products are hidden, and Undo shows those that this has hidden.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useProductChanges } from '../../../../console/resources/products/product-changes.ts'
import { useJobs } from '../../../../console/ui/bulk/jobs.tsx'
import { clientOf } from '../../support/fake-platform.ts'
import { renderInConsole } from '../../support/render.tsx'

/** A store of products by whether buyers see them; its queries lag behind, as those of the hosted platform do. */
function storeOf(visible: Map<string, boolean>) {
  const queried = new Map(visible)
  return clientOf(async (url, { method, body }) => {
    const { pathname } = new URL(url)
    const id = pathname.split('/').at(-1) ?? ''
    const productOf = (id: string, now = visible) => ({
      id,
      name: id,
      visible: now.get(id),
      variants: [],
    })
    if (method === 'GET') return Response.json({ product: productOf(id) })
    if (method === 'PATCH') {
      const { product }: { product: { visible: boolean } } = JSON.parse(String(body))
      visible.set(id, product.visible)
      return Response.json({ product: productOf(id) })
    }
    return Response.json({ products: [...visible.keys()].map((id) => productOf(id, queried)) })
  })
}

function HideBoth() {
  const { hiding } = useProductChanges()
  const { start } = useJobs()
  const rows = ['mug', 'vase'].map((id) => ({ id, name: id }))
  return (
    <button type="button" onClick={() => start('products', hiding, rows)}>
      Hide both
    </button>
  )
}

/** Hides both products of a store; returns the button that takes it back. */
function hideBoth(visible: Map<string, boolean>) {
  renderInConsole(<HideBoth />, { client: storeOf(visible) })
  fireEvent.click(screen.getByText('Hide both'))
  return screen.findByText('Undo')
}

it('counts a product that someone else has shown again as undone', async () => {
  const visible = new Map([
    ['mug', true],
    ['vase', true],
  ])
  const undo = await hideBoth(visible)
  visible.set('mug', true)
  fireEvent.click(undo)
  await screen.findByText('2 products visible again')
  expect([...visible.values()]).toEqual([true, true])
})

it('skips a product hidden by someone else before', async () => {
  const visible = new Map([
    ['mug', true],
    ['vase', false],
  ])
  const undo = await hideBoth(visible)
  expect([...visible.values()]).toEqual([false, false])
  fireEvent.click(undo)
  await waitFor(() => expect(visible.get('mug')).toBe(true))
  await waitFor(() => expect(screen.queryByText('Undo')).toBeNull())
  expect(visible.get('vase')).toBe(false)
})
