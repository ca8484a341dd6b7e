// The description's editor takes seconds to load on a slow network.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider } from 'ra-core'
import { expect, it, vi } from 'vitest'
import { DescriptionField } from '../../../../console/resources/products/parts/description/description-field.tsx'
import { openMug } from '../../support/edit-mug.tsx'

const { loaded, load } = vi.hoisted(() => {
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  return { loaded, load }
})

// jsdom has no layout, which the real one needs.
vi.mock('../../../../console/ui/rich-text/rich-text.tsx', async () => {
  await loaded
  return {
    RichText: ({ label, value }: { label: string; value: string }) => (
      <textarea aria-label={label} defaultValue={value} />
    ),
  }
})

it('keeps the focus where it was pressed until its editor has loaded', async () => {
  const data = { id: 'mug-1', name: 'Mug', description: 'Thrown by hand.' }
  openMug({ getOne: async () => ({ data }) } as Partial<DataProvider>, <DescriptionField />)
  const closed = await screen.findByRole('button', { name: /^Edit the description/ })
  await userEvent.click(closed)
  expect(closed).toHaveFocus()
  await act(async () => load())
  const editor = await screen.findByRole('textbox', { name: 'Description' })
  expect(editor).toHaveValue('Thrown by hand.')
})
