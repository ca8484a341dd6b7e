// A plot of the home screen with entries of one name.
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Plot } from '../../../../console/resources/home/parts/plot.tsx'
import { renderInConsole } from '../../support/render.tsx'

afterEach(() => vi.restoreAllMocks())

it('shows two products of one name apart', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const bar = (id: string, value: number) => ({ id, label: 'Mug', name: 'Mug', value })
  renderInConsole(
    <Plot
      title="Stock value"
      figure="30"
      to="/inventory"
      kind="rows"
      bars={[bar('one', 20), bar('two', 10)]}
      columns={['Product', 'Value']}
      show={String}
    />,
  )
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['ProductValue', 'Mug20', 'Mug10'])
  expect(complained).not.toHaveBeenCalled()
})
