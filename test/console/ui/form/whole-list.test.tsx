// A list that is one field of its form, such as the grid of variants, while its parts are changed by others and by drafts.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataProvider, type UpdateParams, useRefresh } from 'ra-core'
import { useController } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { keepDraft } from '../../../../console/store/drafts.ts'
import { useMountedField } from '../../../../console/ui/form/field-registry.tsx'
import { openMug } from '../../support/edit-mug.tsx'

const row = (id: string, units: number, sku = '') => ({ id, units, sku })
type Row = ReturnType<typeof row>

/** Opens a mug with these variants: a press on them enters the SKU of the second, and `Add` another. */
function openVariants(read: () => readonly Row[], answered = Promise.resolve()) {
  const sent: UpdateParams[] = []
  const form = { refresh: () => {} }
  function Variants() {
    const { field } = useController({ name: 'variants' })
    const rows: readonly Row[] = field.value
    form.refresh = useRefresh()
    useMountedField('variants', (path) => path)
    const entered = rows.map((one) => (one.id === 'm' ? { ...one, sku: 'M-2' } : one))
    return (
      <>
        <button type="button" onClick={() => field.onChange(entered)}>
          {rows.map(({ id, units, sku }) => [id, units, sku].filter(Boolean).join(' ')).join(', ')}
        </button>
        <button type="button" onClick={() => field.onChange([...rows, row('', 5)])}>
          Add
        </button>
      </>
    )
  }
  const update = async (_resource: string, changes: UpdateParams) => {
    sent.push(changes)
    await answered
    return { data: { ...changes.data, variants: read() } }
  }
  const getOne = async () => ({ data: { id: 'mug-1', name: 'Mug', variants: read() } })
  openMug({ getOne, update } as Partial<DataProvider>, <Variants />)
  return { sent, form, enter: async () => userEvent.click(await screen.findByText(/^s /)) }
}

afterEach(() => localStorage.clear())

it('shows a restored draft, and keeps it beside new input', async () => {
  keepDraft(':mugs/mug-1', [{ path: 'variants.s.sku', from: '', to: 'S-2' }])
  const { enter } = openVariants(() => [row('s', 10), row('m', 10)])
  await userEvent.click(await screen.findByRole('button', { name: 'Restore changes' }))
  expect(await screen.findByText('s 10 S-2, m 10')).toBeVisible()
  const restored = await screen.findByText('Changes restored. Save them when you are ready.')
  expect(restored).toBeVisible()
  await enter()
  expect(await screen.findByText('s 10 S-2, m 10 M-2')).toBeVisible()
})

it('merges a sale of one row while another is edited', async () => {
  let units = 10
  const { enter, form, sent } = openVariants(() => [row('s', units), row('m', 10)])
  await enter()
  units = 9
  await act(async () => form.refresh())
  expect(await screen.findByText('s 9, m 10 M-2')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(/^Will change: variants$/)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.data.variants).toEqual([row('s', 9), row('m', 10, 'M-2')])
  expect(sent[0]?.previousData.variants).toEqual([row('s', 9), row('m', 10)])
})

it('keeps sales during a save that adds a row', async () => {
  let variants = [row('s', 10), row('m', 10)]
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { enter } = openVariants(() => variants, answered)
  await enter()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  variants = [row('s', 9), row('m', 10, 'M-2')]
  answer()
  expect(await screen.findByText('s 9, m 10 M-2, 5')).toBeVisible()
})
