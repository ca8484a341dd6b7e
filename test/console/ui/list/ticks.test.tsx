import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataProvider, testDataProvider } from 'ra-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BulkAction } from '../../../../console/ui/list/description.ts'
import { Back } from '../../support/back.tsx'
import { type Mug, MugList, provideMugs } from '../../support/mugs.tsx'
import { renderInConsole, setWindowWidth } from '../../support/render.tsx'

const bulk: BulkAction<Mug>[] = [{ label: 'Wash', dialog: () => null }]
const more = { bulk }

/** @param searched what a search waits for */
async function openList(searched?: Promise<void>) {
  const { provider: mugProvider } = provideMugs()
  const provider: Partial<DataProvider> = {
    getList: async (resource, parameters) => {
      if (parameters.filter?.q) await searched
      return (mugProvider.getList ?? testDataProvider().getList)(resource, parameters)
    },
  }
  const mugs = (
    <>
      <Back />
      <MugList more={more} />
    </>
  )
  renderInConsole(mugs, { dataProvider: provider, resource: 'mugs', at: '/mugs' })
  await screen.findByRole('table')
}

const tickPage = () =>
  userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))

describe('ticked rows', () => {
  beforeEach(() => setWindowWidth(1366))

  it('are cleared once the back button widens the list', async () => {
    await openList()
    await userEvent.type(screen.getByRole('searchbox'), 'mug 07')
    await screen.findByText('1 mug')
    await userEvent.click(screen.getByRole('checkbox', { name: /Mug 07/ }))
    expect(screen.getByRole('button', { name: 'Wash' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByText('60 mugs')
    expect(screen.queryByRole('button', { name: 'Wash' })).not.toBeInTheDocument()
  })

  it('are cleared once search results replace them', async () => {
    let find = () => {}
    await openList(
      new Promise((resolve) => {
        find = resolve
      }),
    )
    await userEvent.type(screen.getByRole('searchbox'), 'mug 07')
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await tickPage()
    expect(screen.getByRole('button', { name: 'Wash' })).toBeInTheDocument()
    find()
    await screen.findByText('1 mug')
    expect(screen.queryByRole('button', { name: 'Wash' })).not.toBeInTheDocument()
  })

  it('stay ticked across pages and sort orders', async () => {
    await openList()
    await tickPage()
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('51–60 of 60')
    await userEvent.click(screen.getByRole('button', { name: 'Price' }))
    await screen.findByText('1–50 of 60')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByText('51–60 of 60')
    expect(screen.getByText('50 selected')).toBeInTheDocument()
  })
})
