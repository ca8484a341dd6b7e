// Of a number that can be read in two ways, a field offers what it takes.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { moneyKindOf } from '../../../../console/messages/number-kinds.ts'
import { NumberField } from '../../../../console/ui/numbers/number-field.tsx'
import type { EnteredNumber } from '../../../../console/ui/numbers/use-typed-number.ts'
import { renderInConsole } from '../../support/render.tsx'

function Price() {
  const [value, setValue] = useState<EnteredNumber>(null)
  return (
    <>
      <NumberField
        kind={moneyKindOf('EUR')}
        currency="EUR"
        label="Price"
        value={value}
        change={setValue}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

async function write(text: string) {
  renderInConsole(<Price />)
  const field = screen.getByRole('textbox', { name: 'Price' })
  await userEvent.type(field, text)
  return field
}

describe('a price', () => {
  it('with one reading shows it, and offers no other', async () => {
    await write('19,999')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getAllByText('= 19,999.00')).not.toHaveLength(0)
    expect(screen.getByRole('status')).toHaveTextContent('19999')
  })

  it('with too many decimals is refused, and the only other reading offered', async () => {
    const field = await write('19.999')
    expect(screen.getByText('must not have more than 2 decimals')).toBeInTheDocument()
    expect(screen.getByText('Did you mean 19,999.00?')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '19,999.00' }))
    expect(field).toHaveValue('19999.00')
    expect(screen.getByRole('status')).toHaveTextContent('19999')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
