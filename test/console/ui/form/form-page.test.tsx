import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataProvider, HttpError } from 'ra-core'
import { Route, Routes } from 'react-router-dom'
import { ApiError, type Violation } from 'storefront-client'
import { describe, expect, it, vi } from 'vitest'
import { moneyKindOf } from '../../../../console/messages/number-kinds.ts'
import { draftName, readDraft } from '../../../../console/store/drafts.ts'
import { toHttpError } from '../../../../console/store/failure.ts'
import { CreatePage } from '../../../../console/ui/form/form-page.tsx'
import { NumberInput, TextInput } from '../../../../console/ui/form/inputs.tsx'
import { Back } from '../../support/back.tsx'
import { openMug } from '../../support/edit-mug.tsx'
import { english, renderInConsole } from '../../support/render.tsx'

const mug = { id: 'mug-1', name: 'Mug 01', price: 12 }

/** A platform that refuses what the rules say, and remembers what it was sent. */
function platform(rules: (mug: Record<string, unknown>) => Violation[]) {
  const sent: unknown[] = []
  let held: Record<string, unknown> = mug
  const save = async (data: Record<string, unknown>) => {
    sent.push(data)
    const violations = rules(data)
    if (violations.length > 0) throw toHttpError(refusal(violations), 'mug')
    held = { ...held, ...data }
    return { data: held }
  }
  const provider = {
    getOne: async () => ({ data: held }),
    update: async (_resource: string, { data }: { data: Record<string, unknown> }) => save(data),
    create: async (_resource: string, { data }: { data: Record<string, unknown> }) => save(data),
  }
  return { provider: provider as Partial<DataProvider>, sent }
}

function openEdit(rules: (mug: Record<string, unknown>) => Violation[] = () => []) {
  const { provider, sent } = platform(rules)
  openMug(
    provider,
    <>
      <TextInput source="name" label="Name" />
      <TextInput source="shape" label="Shape" isRequired />
      <NumberInput source="price" label="Price" isRequired kind={moneyKindOf('')} currency="" />
    </>,
  )
  return sent
}

const priceField = () => screen.findByRole('textbox', { name: 'Price' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const priceRule = ({ price }: Record<string, unknown>) =>
  Number(price) > 100 ? [{ field: 'mug.price', description: 'must not be above 100' }] : []

async function enterPrice(price: string) {
  const field = await priceField()
  await userEvent.clear(field)
  await userEvent.type(field, price)
  return field
}

it('a field offers nothing that the browser remembers of the owner', async () => {
  openEdit()
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveAttribute(
    'autocomplete',
    'off',
  )
})

it('a required field says so to a screen reader, and is not invalid while it is empty', async () => {
  openEdit()
  const shape = await screen.findByRole('textbox', { name: 'Shape' })
  expect(shape).toBeRequired()
  expect(shape).toBeValid()
  expect(await screen.findByRole('textbox', { name: 'Name' })).not.toBeRequired()
  expect(await priceField()).toBeRequired()
})

describe('the form of a record', () => {
  it('forgets on Discard what was refused outside its fields', async () => {
    openEdit(() => [{ field: 'mug.shelf', description: 'is full' }])
    await userEvent.type(await screen.findByRole('textbox', { name: 'Shape' }), 'Round')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('is full')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'b')
    await screen.findByRole('button', { name: 'Save' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers Save and Discard only after a change', async () => {
    const sent = openEdit()
    const field = await priceField()
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    await userEvent.type(field, '3')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(field).toHaveValue('12.00'))
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('is saved by Ctrl S on an Arabic keyboard, overriding the browser’s save', async () => {
    const sent = openEdit()
    await enterPrice('15')
    const keys = { key: 'س', code: 'KeyS', ctrlKey: true }
    expect(fireEvent.keyDown(document.body, keys)).toBe(false)
    expect(await screen.findByText('Mug saved')).toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  it('needs more than blanks in a required field', async () => {
    const { provider, sent } = platform(() => [])
    openMug(provider, <TextInput source="name" label="Name" isRequired />)
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), {
      target: { value: '  ' },
    })
    await save()
    expect(await screen.findAllByText(/is required$/)).not.toHaveLength(0)
    expect(sent).toEqual([])
  })

  it('is saved without a required field that the record never had', async () => {
    const sent = openEdit()
    await enterPrice('15')
    const shape = screen.getByRole('textbox', { name: 'Shape' })
    await userEvent.type(shape, 'round')
    await userEvent.clear(shape)
    await save()
    expect(await screen.findByText('Mug saved')).toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  it('saves, confirms once, and is pristine', async () => {
    const sent = openEdit()
    await enterPrice('15')
    await save()
    expect(await screen.findByText('Mug saved')).toBeInTheDocument()
    expect(sent).toEqual([{ ...mug, price: 15 }])
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument(),
    )
    expect(toasts()).toEqual(['Mug saved'])
  })

  it('shows a violation at its field', async () => {
    openEdit(priceRule)
    const field = await enterPrice('500')
    await save()
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription('must not be above 100')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'One field needs attention:Price must not be above 100',
    )
    await waitFor(() => expect(field).toHaveFocus())
    expect(toasts()).toEqual([])
  })

  it('saves once the field is corrected', async () => {
    const sent = openEdit(priceRule)
    const field = await enterPrice('500')
    await save()
    await waitFor(() => expect(field).toBeInvalid())
    await enterPrice('5')
    await save()
    expect(await screen.findByText('Mug saved')).toBeInTheDocument()
    expect(field).toBeValid()
    expect(sent).toHaveLength(2)
  })

  it('reports a violation of a field it does not show, and sends the form again on the next save', async () => {
    let refusing = true
    const sent = openEdit(() =>
      refusing ? [{ field: 'mug.variants[1].price', description: 'must not be above 100' }] : [],
    )
    await enterPrice('15')
    await save()
    expect(
      await screen.findByText('A field that is not on this page: must not be above 100'),
    ).toBeInTheDocument()
    expect(await priceField()).toBeValid()

    refusing = false
    await save()
    expect(await screen.findByText('Mug saved')).toBeInTheDocument()
    expect(sent).toHaveLength(2)
  })

  it('reports violations of shown and hidden fields together', async () => {
    openEdit(() => [
      { field: 'mug.price', description: 'must not be above 100' },
      { field: 'mug.glaze', description: 'must be known' },
    ])
    const field = await enterPrice('500')
    await save()
    await waitFor(() => expect(field).toBeInvalid())
    expect(screen.getByRole('alert')).toHaveTextContent(
      /2 fields need attention:.*Price must not be above 100.*A field that is not on this page: must be known/,
    )
  })

  it('shows a refusal that names no field as it is', async () => {
    openEdit(() => [{ field: '', description: 'The body is too large' }])
    await enterPrice('15')
    await save()
    expect(
      await screen.findByText('A field that is not on this page: The body is too large'),
    ).toBeInTheDocument()
  })
})

describe('a record that cannot be read', () => {
  function openBroken(getOne: DataProvider['getOne']) {
    return openMug({ getOne }, <TextInput source="name" label="Name" />)
  }

  it('is reported as deleted, with a link back to the list', async () => {
    const { address } = openBroken(() => Promise.reject(new HttpError('No such mug', 404)))
    expect(
      await screen.findByRole('heading', { name: 'This record no longer exists' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Mugs' })).toHaveAttribute('href', '/mugs')
    expect(toasts()).toEqual([])
    expect(address()).toBe('/mugs/mug-1')
  })

  it('is no record where the platform refuses its id', async () => {
    const refused = [{ field: 'id', description: 'must be a UUID' }]
    openBroken(() => Promise.reject(toHttpError(refusal(refused))))
    expect(
      await screen.findByRole('heading', { name: 'This record no longer exists' }),
    ).toBeVisible()
  })

  it('reports why the platform failed, and offers a retry', async () => {
    const getOne = vi
      .fn()
      .mockRejectedValueOnce(new HttpError('System error occurred', 500))
      .mockResolvedValue({ data: mug })
    const { address } = openBroken(getOne)
    expect(await screen.findByText(english.texts.errors.broken)).toBeVisible()
    expect(address()).toBe('/mugs/mug-1')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Mug 01' })).toBeVisible()
  })
})

describe('the form of a new record', () => {
  it('creates it, confirms once, and opens the record', async () => {
    const { provider, sent } = platform(() => [])
    const { address } = renderInConsole(
      <Routes>
        <Route
          path="/mugs/create"
          element={
            <CreatePage texts={{ name: 'Mugs', create: 'New mug', created: 'Mug created' }}>
              <TextInput source="name" label="Name" />
            </CreatePage>
          }
        />
        <Route
          path="/mugs/:id"
          element={
            <>
              <h1>The mug</h1>
              <Back />
            </>
          }
        />
      </Routes>,
      { dataProvider: provider, resource: 'mugs', at: '/mugs/create' },
    )
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Cup')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { name: 'The mug' })).toBeInTheDocument()
    expect(address()).toBe('/mugs/mug-1')
    await screen.findByText('Mug created')
    expect(toasts()).toEqual(['Mug created'])
    // Not to an empty form for another one.
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(address()).toBe('/mugs/mug-1')
    expect(sent).toEqual([{ name: 'Cup' }])
  })

  it('says no more beside Create than its page does', async () => {
    const { provider } = platform(() => [])
    renderInConsole(
      <CreatePage texts={{ name: 'Mugs', create: 'New mug', created: 'Mug created' }}>
        <TextInput source="name" label="Name" />
      </CreatePage>,
      { dataProvider: provider, resource: 'mugs', at: '/mugs/create' },
    )
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Cup')
    expect(screen.getByRole('group', { name: 'Create' })).toHaveTextContent(/^Create$/)
  })

  it('creates it once and keeps no draft, even if Create is pressed again while the record loads', async () => {
    const { provider, sent } = platform(() => [])
    renderInConsole(
      <CreatePage texts={{ name: 'Mugs', create: 'New mug', created: 'Mug created' }}>
        <TextInput source="name" label="Name" />
      </CreatePage>,
      { dataProvider: provider, resource: 'mugs', at: '/mugs/create' },
    )
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Cup')
    const create = screen.getByRole('button', { name: 'Create' })
    await userEvent.click(create)
    await screen.findByText('Mug created')
    await userEvent.click(create)
    expect(sent).toEqual([{ name: 'Cup' }])
    window.dispatchEvent(new Event('pagehide'))
    expect(readDraft(draftName('mugs/create'))).toBeUndefined()
  })

  it('keeps what was entered when it is refused', async () => {
    const { provider } = platform(() => [{ field: 'mug.name', description: 'is taken' }])
    renderInConsole(
      <CreatePage texts={{ name: 'Mugs', create: 'New mug', created: 'Mug created' }}>
        <TextInput source="name" label="Name" />
      </CreatePage>,
      { dataProvider: provider, resource: 'mugs', at: '/mugs/create' },
    )
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Cup')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(name).toBeInvalid())
    expect(name).toHaveAccessibleDescription('is taken')
    expect(name).toHaveValue('Cup')
    expect(screen.getByRole('heading', { name: 'New mug' })).toBeInTheDocument()
  })
})

function toasts(): (string | null)[] {
  const region = screen.queryByRole('region', { name: /Notifications/ })
  if (!region) return []
  return [
    ...within(region).queryAllByRole('status'),
    ...within(region).queryAllByRole('alert'),
  ].map((toast) => toast.textContent)
}

function refusal(violations: Violation[]): ApiError {
  return new ApiError({
    kind: 'validation',
    code: 'INVALID_ARGUMENT',
    message: violations.map(({ description }) => description).join('; '),
    status: 400,
    violations,
  })
}
