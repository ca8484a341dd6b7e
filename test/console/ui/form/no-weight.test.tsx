// The platform answers a weight of 0 where a product has none: its field is empty then.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider, UpdateParams } from 'ra-core'
import { Link } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { productWeightKind } from '../../../../console/messages/number-kinds.ts'
import { NumberInput } from '../../../../console/ui/form/inputs.tsx'
import { openMug } from '../../support/edit-mug.tsx'

async function open(weight: number) {
  const sent: unknown[] = []
  const mug = { id: 'mug-1', name: 'Mug 01', weight }
  const provider = {
    getOne: async () => ({ data: mug }),
    update: async (_resource: string, { data }: UpdateParams) => {
      sent.push(data.weight)
      return { data: { ...mug, weight: data.weight ?? 0 } }
    },
  }
  openMug(
    provider as Partial<DataProvider>,
    <>
      <NumberInput source="weight" label="Weight" kind={productWeightKind} after="kg" />
      <Link to="/">Home</Link>
    </>,
  )
  return { field: await screen.findByRole('textbox', { name: 'Weight' }), sent }
}

const save = () => screen.queryByRole('button', { name: 'Save' })

describe('the weight of a product', () => {
  it('is empty where there is none', async () => {
    const { field } = await open(0)
    expect(field).toHaveValue('')
  })

  it('stays empty after a save that emptied it', async () => {
    const { field, sent } = await open(0.3)
    await userEvent.clear(field)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Mug saved')
    await waitFor(() => expect(save()).not.toBeInTheDocument())
    expect(field).toHaveValue('')
    expect(sent).toHaveLength(1)
  })

  it('can begin with a zero', async () => {
    const { field } = await open(0)
    await userEvent.type(field, '0.5')
    expect(field).toHaveValue('0.5')
  })

  it('is not changed by deleted input', async () => {
    const { field } = await open(0)
    await userEvent.type(field, '5')
    expect(save()).toBeInTheDocument()
    await userEvent.clear(field)
    await waitFor(() => expect(save()).not.toBeInTheDocument())
  })

  it('is called empty in a list of changes', async () => {
    const { field } = await open(0)
    await userEvent.type(field, '0.5')
    await userEvent.click(screen.getByRole('link', { name: 'Home' }))
    expect(await screen.findByText(/empty → 0\.5/)).toBeInTheDocument()
  })
})
