import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { limits } from 'storefront-client'
import { describe, expect, it } from 'vitest'
import { type Line, setUnits } from '../../../../console/resources/inventory/receive/lines.ts'
import { ReceivedLine } from '../../../../console/resources/inventory/receive/received-line.tsx'
import { renderInConsole } from '../../support/render.tsx'

const most = limits.InventoryVariantV2.quantity.maximum
const mug: Line = { id: 'p-v', productId: 'p', variantId: 'v', name: 'Mug', sku: 'MUG', units: 1 }

function Delivery() {
  const [lines, setLines] = useState<readonly Line[]>([mug])
  return (
    <>
      {lines.map((line) => (
        <ReceivedLine
          key={line.id}
          line={line}
          set={(units) => setLines(setUnits(lines, line.id, units))}
        />
      ))}
      <output>{lines.map(({ units }) => units).join()}</output>
    </>
  )
}

async function write(text: string) {
  renderInConsole(<Delivery />)
  const field = screen.getByRole('textbox', { name: 'Units' })
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
  return field
}

describe('the units of a line that is received', () => {
  it('count at once, before blur', async () => {
    await write('40')
    expect(screen.getByRole('status')).toHaveTextContent('40')
  })

  it.each(['', 'forty', '0'])('stay what they were while the field holds “%s”', async (text) => {
    await write(text)
    expect(screen.getByRole('status')).toHaveTextContent('1')
  })

  it.each([
    [`${most + 1}`, `must not be more than ${most.toLocaleString('en')}`],
    ['1.5', 'must be a whole number'],
  ])('are refused with the reason while the field holds “%s”', async (text, reason) => {
    const field = await write(text)
    expect(field).toBeInvalid()
    expect(screen.getByText(reason)).toBeVisible()
  })

  it('remove the line at 0 on blur', async () => {
    const field = await write('0')
    await userEvent.tab()
    expect(field).not.toBeInTheDocument()
  })
})
