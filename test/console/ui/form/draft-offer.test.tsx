// A draft that is offered and left as it is.
import { screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { keepDraft, readDraft } from '../../../../console/store/drafts.ts'
import { DraftOffer } from '../../../../console/ui/form/draft-offer.tsx'
import { type Saving, SavingProvider } from '../../../../console/ui/form/saving-context.ts'
import { renderInConsole } from '../../support/render.tsx'

/** A form that is open and untouched. */
const untouched: Saving = {
  ...{ isNew: false, changes: [], isSaving: false, failure: undefined, faults: [], conflicts: [] },
  ...{ save: async () => true, decide: async () => true },
  ...{ discard() {}, enter() {}, postpone() {}, focus() {} },
}

function Form() {
  const form = useForm({ defaultValues: { name: 'Mug' } })
  return (
    <FormProvider {...form}>
      <SavingProvider value={untouched}>
        <DraftOffer name="products/1" />
      </SavingProvider>
    </FormProvider>
  )
}

afterEach(() => localStorage.clear())

it('stays as old as it is, however often the form is opened', async () => {
  keepDraft('products/1', [{ path: 'name', from: 'Mug', to: 'Cup' }], 5000)
  renderInConsole(<Form />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Cup')
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(readDraft('products/1')?.at).toBe(5000))
})
