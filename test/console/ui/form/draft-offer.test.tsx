// A draft that is offered and left as it is.
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { keepDraft, readDraft } from '../../../../console/store/drafts.ts'
import { pathByIds } from '../../../../console/store/record-changes.ts'
import { DraftOffer } from '../../../../console/ui/form/draft-offer.tsx'
import { type Saving, SavingProvider } from '../../../../console/ui/form/saving-context.ts'
import { renderInConsole } from '../../support/render.tsx'

/** A form that is open and untouched. */
const untouched: Saving = {
  isNew: false,
  changes: [],
  isSaving: false,
  isForbidden: false,
  failure: undefined,
  faults: [],
  conflicts: [],
  save: async () => true,
  decide: async () => true,
  discard() {},
  enter() {},
  postpone() {},
  focus() {},
}

function Form({
  values = { name: 'Mug' },
  saving = untouched,
}: {
  values?: object
  saving?: Saving
}) {
  const form = useForm({ defaultValues: values })
  return (
    <FormProvider {...form}>
      <SavingProvider value={saving}>
        <DraftOffer name="products/1">{null}</DraftOffer>
      </SavingProvider>
    </FormProvider>
  )
}

afterEach(() => localStorage.clear())

it('keeps its age, however often the form is opened', async () => {
  keepDraft('products/1', [{ path: 'name', from: 'Mug', to: 'Cup' }], 5000)
  renderInConsole(<Form />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Cup')
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => readDraft('products/1')?.at).toBe(5000)
})

it('belongs to its own row, whatever rows were inserted before it', async () => {
  const rows = { variants: [{ id: 's' }, { id: 'm' }].map((row) => ({ ...row, sku: '' })) }
  keepDraft('products/1', [
    { path: pathByIds(rows, 'variants.1.sku'), from: '', to: 'M-2' },
    { path: pathByIds({ variants: [{ id: 'gone' }] }, 'variants.0.sku'), from: '', to: 'X-2' },
  ])
  const enter = vi.fn()
  const values = { variants: [{ id: 'xs', sku: '' }, ...rows.variants] }
  renderInConsole(<Form values={values} saving={{ ...untouched, enter }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Restore changes' }))
  expect(enter).toHaveBeenCalledWith([{ path: 'variants.2.sku', from: '', to: 'M-2' }])
})

it('of a list with a new row preserves the units sold since', async () => {
  const rows = ['s', 'm'].map((id) => ({ id, units: 10 }))
  const added = { id: '', units: 5 }
  keepDraft('products/1', [{ path: 'variants', from: rows, to: [...rows, added] }])
  const enter = vi.fn()
  const sold = [{ id: 's', units: 9 }, ...rows.slice(1)]
  renderInConsole(<Form values={{ variants: sold }} saving={{ ...untouched, enter }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Restore changes' }))
  expect(enter).toHaveBeenCalledWith([{ path: 'variants', from: sold, to: [...sold, added] }])
})

it('of another tab stays when a pristine tab is closed', async () => {
  const typed = (to: string) => keepDraft('products/1', [{ path: 'name', from: 'Mug', to }])
  renderInConsole(<Form />)
  typed('Cup')
  window.dispatchEvent(new Event('pagehide'))
  expect(readDraft('products/1')?.changes).toHaveLength(1)
  cleanup()
  renderInConsole(<Form />)
  await screen.findByRole('alert')
  typed('Cup with a saucer')
  window.dispatchEvent(new Event('pagehide'))
  expect(readDraft('products/1')?.changes[0]?.to).toBe('Cup with a saucer')
})

it('that is discarded is not offered again', async () => {
  keepDraft('products/1', [{ path: 'name', from: 'Mug', to: 'Cup' }])
  renderInConsole(<Form />)
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await expect.poll(() => readDraft('products/1')).toBeUndefined()
})

it('is replaced where something else is entered instead', async () => {
  const cup = { path: 'name', from: 'Mug', to: 'Cup' }
  const price = { path: 'price', from: 1, to: 2 }
  const bowl = { path: 'name', from: 'Mug', to: 'Bowl' }
  keepDraft('products/1', [cup, price], 5000)
  renderInConsole(<Form saving={{ ...untouched, changes: [bowl] }} />)
  await screen.findByRole('alert')
  window.dispatchEvent(new Event('pagehide'))
  const { at = 0, changes } = readDraft('products/1') ?? {}
  expect(changes).toEqual([price, bowl])
  expect(at).toBeGreaterThan(5000)
})
