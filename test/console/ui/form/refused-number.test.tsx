// A number that was refused stays so in another language, which may read it as a thousand times as much.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useLanguage } from '../../../../console/messages/language-context.tsx'
import { moneyKindOf } from '../../../../console/messages/number-kinds.ts'
import { NumberInput } from '../../../../console/ui/form/inputs.tsx'
import { openMug } from '../../support/edit-mug.tsx'
import { answer } from '../../support/render.tsx'

function ToGerman() {
  const { change } = useLanguage()
  return (
    <button type="button" onClick={() => change('de')}>
      To German
    </button>
  )
}

const mug = { id: 'mug-1', name: 'Mug 01', price: 12 }

it('is offered as the language reads it, and saved once it is chosen', async () => {
  const sent: unknown[] = []
  openMug(
    {
      getOne: async () => answer({ data: mug }),
      update: async (_resource, { data }) => {
        sent.push(data)
        return answer({ data })
      },
    },
    <>
      <NumberInput source="price" label="Price" kind={moneyKindOf('EUR')} currency="EUR" />
      <ToGerman />
    </>,
  )
  const field = await screen.findByRole('textbox', { name: 'Price' })
  await userEvent.clear(field)
  await userEvent.type(field, '19.999')
  await userEvent.click(screen.getByRole('button', { name: 'To German' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Speichern' }))
  expect(await screen.findByRole('textbox', { name: 'Price' })).toBeInvalid()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '19.999,00' }))
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  await expect.poll(() => sent).toEqual([{ ...mug, price: 19_999 }])
})
