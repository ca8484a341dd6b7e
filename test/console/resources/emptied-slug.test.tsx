import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider } from 'ra-core'
import { expect, it } from 'vitest'
import { CollectionFields } from '../../../console/resources/collections/parts/collection-fields.tsx'
import { SearchFields } from '../../../console/resources/products/parts/search/search-fields.tsx'
import { openMug } from '../support/edit-mug.tsx'

it.each([
  ['collection', <CollectionFields key="fields" />],
  ['product', <SearchFields key="fields" />],
])(
  'a %s needs its slug: the platform keeps the old one where it is emptied',
  async (_name, fields) => {
    const getOne = async () => ({ data: { id: 'mug-1', name: 'Mugs', slug: 'mugs' } })
    openMug({ getOne } as Partial<DataProvider>, fields)
    const slug = await screen.findByRole('textbox', { name: 'URL slug' })
    await userEvent.clear(slug)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findAllByText(/is required$/)).not.toHaveLength(0)
    expect(slug).toBeInvalid()
  },
)
