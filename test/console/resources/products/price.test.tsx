import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Price } from '../../../../console/resources/products/parts/price.tsx'
import { renderInConsole } from '../../support/render.tsx'

it('shows a dash for a product without a price', async () => {
  renderInConsole(<Price product={{}} />)
  expect(await screen.findByText('—')).toBeDefined()
})
