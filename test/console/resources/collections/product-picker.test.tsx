import { screen } from '@testing-library/react'
import { HttpError } from 'ra-core'
import { expect, it } from 'vitest'
import { ProductPicker } from '../../../../console/resources/collections/parts/product-picker.tsx'
import { renderInConsole } from '../../support/render.tsx'

it('says that the products of the picker could not be read, not that there are none', async () => {
  const getList = () => Promise.reject(new HttpError('Unavailable', 503))
  const collection = { id: 'c', name: 'Sale', numberOfProducts: 0, visible: true }
  renderInConsole(<ProductPicker collection={collection} onClose={() => {}} />, {
    dataProvider: { getList },
  })
  expect(await screen.findByText(/try again/)).toBeInTheDocument()
  expect(screen.queryByText('No matching products')).not.toBeInTheDocument()
})
