// A form names every invalid field, whether the form or the platform refused it.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider } from 'ra-core'
import { ApiError, type Violation } from 'storefront-client'
import { describe, expect, it } from 'vitest'
import { moneyKindOf } from '../../../../console/messages/number-kinds.ts'
import { toHttpError } from '../../../../console/store/failure.ts'
import { CreatePage } from '../../../../console/ui/form/form-page.tsx'
import { NumberInput, TextInput } from '../../../../console/ui/form/inputs.tsx'
import { renderInConsole } from '../../support/render.tsx'

/** The form of a new mug, on a platform that refuses prices above 100 and brands that are too long. */
function openCreate() {
  const sent: unknown[] = []
  const create = async (_resource: string, { data }: { data: Record<string, unknown> }) => {
    sent.push(data)
    const violations: Violation[] = []
    const { price, brand } = data
    if (Number(price) > 100) violations.push({ field: 'mug.price', description: 'is too high' })
    if (String(brand ?? '').length > 5)
      violations.push({ field: 'mug.brand', description: 'is too long' })
    if (violations.length > 0) throw toHttpError(refusal(violations), 'mug')
    return { data: { ...data, id: 'mug-1' } }
  }
  const provider = { create }
  renderInConsole(
    <CreatePage texts={{ name: 'Mugs', create: 'New mug', created: 'Mug created' }}>
      <TextInput source="name" label="Name" isRequired />
      <TextInput source="brand" label="Brand" />
      <NumberInput source="price" label="Price" isRequired kind={moneyKindOf('')} currency="" />
      <NumberInput source="cost" label="Cost" kind={moneyKindOf('')} currency="" />
    </CreatePage>,
    { dataProvider: provider as Partial<DataProvider>, resource: 'mugs', at: '/mugs/create' },
  )
  return sent
}

function refusal(violations: Violation[]): ApiError {
  return new ApiError({
    kind: 'validation',
    code: 'INVALID_ARGUMENT',
    message: 'Refused',
    status: 400,
    violations,
  })
}

const field = (name: string) => screen.findByRole('textbox', { name })
async function enter(name: string, text: string) {
  const input = await field(name)
  await userEvent.clear(input)
  if (text !== '') await userEvent.type(input, text)
}
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create' }))
const named = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

describe('a save that is refused for several fields', () => {
  it('lists all violations of the form’s own validation', async () => {
    const sent = openCreate()
    await enter('Price', '1,2,3')
    await enter('Cost', '-4')
    await create()
    await waitFor(() =>
      expect(named()).toEqual([
        'Name is required',
        'Price must be a number, such as 12.50',
        'Cost must not be negative',
      ]),
    )
    expect(sent).toEqual([])
  })

  it('still lists the platform’s violations when the form refuses another field', async () => {
    const sent = openCreate()
    await enter('Name', 'Cup')
    await enter('Price', '500')
    await create()
    await waitFor(() => expect(named()).toEqual(['Price is too high']))
    await enter('Name', '')
    await create()
    await waitFor(() => expect(named()).toEqual(['Name is required', 'Price is too high']))
    expect(await field('Price')).toBeInvalid()
    expect(sent).toHaveLength(1)
  })

  it('lists no violation of the platform for a value that has changed since', async () => {
    openCreate()
    await enter('Name', 'Cup')
    await enter('Price', '500')
    await create()
    await waitFor(() => expect(named()).toEqual(['Price is too high']))
    await enter('Price', '50')
    await enter('Name', '')
    await create()
    await waitFor(() => expect(named()).toEqual(['Name is required']))
  })

  it('focuses the first field of the page that the form or the platform refused', async () => {
    openCreate()
    await enter('Name', 'Cup')
    await enter('Brand', 'Porcelain')
    await enter('Price', '500')
    await create()
    await waitFor(() => expect(named()).toEqual(['Price is too high', 'Brand is too long']))
    expect(await field('Brand')).toHaveFocus()
    await enter('Price', '')
    await create()
    await waitFor(() => expect(named()).toEqual(['Price is required', 'Brand is too long']))
    expect(await field('Brand')).toHaveFocus()
    await enter('Name', '')
    await create()
    await waitFor(async () => expect(await field('Name')).toHaveFocus())
  })
})
