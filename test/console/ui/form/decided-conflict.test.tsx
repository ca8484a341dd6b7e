// Who decides a conflict decides the fields that two people changed, and no others.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataProvider, type UpdateParams, useRefresh } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { ApiError } from 'storefront-client'
import { expect, it } from 'vitest'
import { conflictError, toHttpError } from '../../../../console/store/failure.ts'
import { mergeChanges } from '../../../../console/store/merge-changes.ts'
import { TextInput } from '../../../../console/ui/form/inputs.tsx'
import { openMug } from '../../support/edit-mug.tsx'

const row = (id: string, sku: string) => ({ id, sku })
const opened = {
  id: 'mug-1',
  name: 'Mug 01',
  brand: 'Clay',
  variants: [row('s', 'S-1'), row('m', 'M-1')],
}
/** As someone else left it: another name and brand, and a variant before the others. */
const theirs = {
  id: 'mug-1',
  name: 'Their mug',
  brand: 'Stone',
  variants: [row('xs', 'XS-1'), ...opened.variants],
}

it.each([
  ['Mine', 'My mug'],
  ['Theirs', 'Their mug'],
])('keeps their other changes when the decision is %s', async (decision, name) => {
  const sent: Pick<UpdateParams, 'data' | 'previousData'>[] = []
  const update = async (_resource: string, { data, previousData }: UpdateParams) => {
    sent.push({ data, previousData })
    if (sent.length > 1) return { data }
    const inName = { path: 'name', from: 'Mug 01', to: 'My mug', theirs: 'Their mug' }
    throw conflictError(theirs, [inName])
  }
  openMug(
    { getOne: async () => ({ data: opened }), update } as Partial<DataProvider>,
    <>
      <TextInput source="name" label="Name" />
      <TextInput source="brand" label="Brand" />
      <TextInput source="variants.1.sku" label="SKU of M" />
    </>,
  )
  for (const [label, text] of [
    ['Name', 'My mug'],
    ['SKU of M', 'M-2'],
  ] as const) {
    const field = await screen.findByRole('textbox', { name: label })
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${decision}`) }))
  await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.previousData).toEqual(theirs)
  expect(sent[1]?.data).toMatchObject({
    name,
    brand: 'Stone',
    variants: [row('xs', 'XS-1'), row('s', 'S-1'), row('m', 'M-2')],
  })
})

it.each([
  ['Mine', 'S-2'],
  ['Theirs', 'S-9'],
])('keeps a row that was added when the decision is %s', async (decision, sku) => {
  const sent: unknown[] = []
  const [small = row('', ''), medium = small] = opened.variants
  const current = { ...opened, variants: [row('s', 'S-9'), row('m', 'M-9')] }
  const update = async (_resource: string, { data }: UpdateParams) => {
    sent.push(data.variants)
    if (sent.length > 1) return { data }
    throw conflictError(current, mergeChanges(opened, data, current).conflicts)
  }
  openMug(
    { getOne: async () => ({ data: opened }), update } as Partial<DataProvider>,
    <Variants rows={[row('', 'L-1'), { ...small, sku: 'S-2' }, medium]} />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Enter rows' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${decision}`) }))
  await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }))
  await waitFor(() => expect(sent[1]).toEqual([row('', 'L-1'), row('s', sku), row('m', 'M-9')]))
})

/** The refusal of a name that both changed. */
const inName = () =>
  conflictError(theirs, [{ path: 'name', from: 'Mug 01', to: 'Mug 01b', theirs: 'Their mug' }])

/** Opens the mug, and saves it with another name; returns the name's field. */
async function saveAnotherName(update: () => Promise<never>) {
  openMug(
    { getOne: async () => ({ data: opened }), update } as Partial<DataProvider>,
    <TextInput source="name" label="Name" />,
  )
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await userEvent.type(field, 'b')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  return field
}

it('is asked about again when the decision was postponed', async () => {
  const update = async () => {
    throw inName()
  }
  const field = await saveAnotherName(update)
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the form' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field).toHaveValue('Mug 01b')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('dialog')
})

it('leads to a field that the platform refuses after the decision', async () => {
  const refusals = [
    inName(),
    toHttpError(
      new ApiError({
        kind: 'validation',
        code: 'INVALID_ARGUMENT',
        message: 'Refused',
        status: 400,
        violations: [{ field: 'name', description: 'is taken' }],
      }),
    ),
  ]
  const update = async () => {
    throw refusals.shift()
  }
  const field = await saveAnotherName(update)
  await userEvent.click(await screen.findByRole('button', { name: 'Save my choice' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription('is taken'))
  await waitFor(() => expect(field).toHaveFocus())
})

it.each([
  ['the same field', { ...opened, name: 'Their mug' }],
  ['another field', { ...opened, brand: 'Stone' }],
])('is found after a change of %s was read meanwhile', async (_what, now) => {
  const sent: UpdateParams[] = []
  let held = opened
  const form = { refresh: () => {} }
  function Name() {
    form.refresh = useRefresh()
    return <TextInput source="name" label="Name" />
  }
  const update = async (_resource: string, changes: UpdateParams) => {
    sent.push(changes)
    return { data: changes.data }
  }
  openMug({ getOne: async () => ({ data: held }), update } as Partial<DataProvider>, <Name />)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'b')
  held = now
  await act(async () => form.refresh())
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.data).toMatchObject({ name: 'Mug 01b', brand: now.brand })
  expect(sent[0]?.previousData).toMatchObject({ name: 'Mug 01', brand: now.brand })
})

it('shows where two long texts differ', async () => {
  const long = 'Thrown in small batches and glazed by hand, so that no two mugs are alike. '.repeat(
    2,
  )
  const inBrand = { path: 'brand', from: long, to: `${long}Blue.`, theirs: `${long}Green.` }
  const update = async () => {
    throw conflictError(theirs, [inBrand])
  }
  openMug(
    { getOne: async () => ({ data: opened }), update } as Partial<DataProvider>,
    <TextInput source="brand" label="Brand" />,
  )
  await userEvent.type(await screen.findByRole('textbox', { name: 'Brand' }), '.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('radio', { name: 'Theirs:… no two mugs are alike. Green.' })
  await screen.findByRole('radio', { name: 'Mine:… no two mugs are alike. Blue.' })
})

function Variants({ rows }: { rows: readonly object[] }) {
  const { setValue } = useFormContext()
  return (
    <button type="button" onClick={() => setValue('variants', rows, { shouldDirty: true })}>
      Enter rows
    </button>
  )
}
