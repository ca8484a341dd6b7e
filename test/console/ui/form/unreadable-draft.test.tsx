// A stored draft of any shape: an earlier version of the console wrote it, or an extension of the browser.
import { cleanup, fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useWatch } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { moneyKindOf } from '../../../../console/messages/number-kinds.ts'
import { draftName, keepDraft, readDraft } from '../../../../console/store/drafts.ts'
import {
  BooleanInput,
  NumberInput,
  SelectInput,
  TextInput,
} from '../../../../console/ui/form/inputs.tsx'
import { runs } from '../../../setup/long.ts'
import { openMug } from '../../support/edit-mug.tsx'
import { answer } from '../../support/render.tsx'

const mug = {
  id: 'mug-1',
  name: 'Mug 01',
  price: 12,
  isNew: true,
  shelf: 'left',
  tags: ['red'],
  sizes: [{ id: 's', label: 'S' }],
  maker: { town: { name: 'Delft' } },
}

/** Shows lists as the product's page does: without looking at their form again. */
function Lists() {
  const tags = useWatch<typeof mug, 'tags'>({ name: 'tags' })
  const sizes = useWatch<typeof mug, 'sizes'>({ name: 'sizes' })
  const maker = useWatch<typeof mug, 'maker'>({ name: 'maker' })
  const labels = sizes.map(({ label }) => label.toUpperCase())
  return <p>{[...tags.map((tag) => tag.trim()), ...labels, maker.town.name].join(' ')}</p>
}

const form = () => draftName('mugs/mug-1')

async function openWithDraft(path: string, to: unknown) {
  keepDraft(form(), [{ path, from: null, to }])
  openMug(
    { getOne: async () => answer({ data: mug }) },
    <>
      <TextInput source="name" label="Name" />
      <NumberInput source="price" label="Price" kind={moneyKindOf('EUR')} currency="EUR" />
      <BooleanInput source="isNew" label="New" />
      <SelectInput source="shelf" label="Shelf" choices={[{ id: 'left', name: 'Left' }]} />
      <Lists />
    </>,
  )
  await screen.findByRole('textbox', { name: 'Name' })
  const restore = screen.queryByRole('button', { name: 'Restore changes' })
  if (restore) fireEvent.click(restore)
}

const isReported = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

it('that no field can show is undone, said so and forgotten', async () => {
  isReported()
  await openWithDraft('tags', 'red')
  await screen.findByText('The unsaved changes could not be restored')
  expect(screen.queryByText(/^Changes restored/)).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mug 01')
  expect(screen.getByText('red S Delft')).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Unsaved changes' })).toBeNull()
  expect(readDraft(form())).toBeUndefined()
})

it('never breaks the page', async () => {
  isReported()
  const paths = ['name', 'price', 'isNew', 'shelf', 'tags', 'tags.0', 'sizes', 'sizes.s', 'maker']
  const path = fc.oneof(
    fc.constantFrom(...paths, 'sizes.s.label', 'maker.town', 'maker.town.name', 'id', '__proto__'),
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(path, fc.jsonValue(), async (at, to) => {
      await openWithDraft(at, to)
      expect(screen.getByRole('textbox', { name: 'Name' })).toBeInTheDocument()
      cleanup()
      localStorage.clear()
    }),
    { numRuns: runs(160) },
  )
})
