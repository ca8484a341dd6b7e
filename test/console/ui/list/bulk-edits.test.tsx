// Which records a bulk edit gets: those that were ticked, or all that the list finds but for those left out.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataProvider, HttpError } from 'ra-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BulkChange } from '../../../../console/ui/bulk/change.ts'
import type {
  BulkAction,
  Chosen,
  ListDescription,
} from '../../../../console/ui/list/description.ts'
import { sampled } from '../../../setup/long.ts'
import { type Mug, MugList, provideMugs } from '../../support/mugs.tsx'
import { renderInConsole, setWindowWidth } from '../../support/render.tsx'

/** More than two of the platform's largest pages. */
const mugs: Mug[] = Array.from({ length: 250 }, (_, index) => ({
  id: `mug-${index + 1}`,
  name: `Mug ${String(index + 1).padStart(3, '0')}`,
  price: index,
}))

/** Opens the list of mugs with one bulk action; collects what its change gets. */
async function openList(
  action: Partial<BulkAction<Mug>> = {},
  { inverse = true, provider = provideMugs(mugs.slice(0, 8)).provider }: Given = {},
) {
  const washed: (readonly Chosen[])[] = []
  const wash = async (rows: readonly Chosen[]) => {
    washed.push(rows)
    return undefined
  }
  const change: BulkChange<Chosen> = {
    running: 'Washing',
    done: (count) => `${count} washed`,
    nameOf: ({ id }) => id,
    perCall: 1000,
    change: wash,
    ...(inverse && { undo: async () => undefined }),
  }
  const more: Partial<ListDescription<Mug>> = {
    bulk: [{ label: 'Wash', ...(!action.dialog && { change }), ...action }],
    kept: ({ id }) => ({ id }),
  }
  renderInConsole(<MugList more={more} />, {
    dataProvider: provider,
    resource: 'mugs',
    at: '/mugs?size=25',
  })
  await screen.findByRole('link', { name: 'Mug 001' })
  return washed
}

interface Given {
  /** Whether the change can be undone. */
  inverse?: boolean
  provider?: Partial<DataProvider>
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
const tickAll = async () => {
  await tick('Select all on this page')
  await press('Select all 250')
}
const idsOf = (calls: readonly (readonly Chosen[])[]) => calls.flat().map(({ id }) => id)

beforeEach(() => setWindowWidth(1366))

describe('a bulk edit of ticked records', () => {
  it('starts at once where it can be undone, and clears the ticks', async () => {
    const washed = await openList()
    await tick('Select Mug 003')
    await tick('Select Mug 005')
    await press('Wash')
    await waitFor(() => expect(washed).toEqual([[{ id: 'mug-3' }, { id: 'mug-5' }]]))
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull()
  })

  const consequences = [
    ['This cannot be undone.', undefined],
    ['They lose their colour.', 'They lose their colour.'],
  ] as const
  it.each(sampled(consequences, 2))(
    'asks first where it cannot be undone: %s',
    async (said, consequence) => {
      const action = { danger: true, ...(consequence && { consequence }) }
      const washed = await openList(action, { inverse: false })
      await tick('Select Mug 003')
      await press('Wash')
      const dialog = await screen.findByRole('dialog', { name: 'Wash: 1 mug' })
      expect(dialog).toHaveTextContent(said)
      expect(dialog).not.toHaveTextContent(/others? stay/)
      await press('Cancel')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(washed).toEqual([])
      await press('Wash')
      await userEvent.click(await screen.findByRole('button', { name: 'Wash (1)' }))
      await waitFor(() => expect(idsOf(washed)).toEqual(['mug-3']))
    },
  )

  it('leaves out those that it does not apply to, and is disabled without others', async () => {
    const washed = await openList({ appliesTo: ({ price }) => price > 2 })
    await tick('Select Mug 001')
    expect(screen.getByRole('button', { name: 'Wash' })).toBeDisabled()
    expect(screen.getByTitle('This doesn’t apply to any selected record')).toBeInTheDocument()
    await tick('Select Mug 004')
    await press('Wash')
    await waitFor(() => expect(idsOf(washed)).toEqual(['mug-4']))
  })

  it('offers no more than there is', async () => {
    await openList({}, { provider: provideMugs(mugs.slice(0, 2)).provider })
    await tick('Select Mug 001')
    expect(screen.getByRole('button', { name: 'Select all 2' })).toBeInTheDocument()
    await tick('Select Mug 002')
    expect(screen.queryByRole('button', { name: 'Select all 2' })).toBeNull()
  })

  it('opens its own dialog with them', async () => {
    const dialog = ({ rows }: { rows: readonly Chosen[] }) => <p>{JSON.stringify(rows)}</p>
    await openList({ dialog })
    await tick('Select Mug 003')
    await press('Wash')
    expect(await screen.findByText('[{"id":"mug-3"}]')).toBeInTheDocument()
  })
})

describe('a bulk edit of all that a list finds', () => {
  it('reads every page, and gets all but those left out and those it does not apply to', async () => {
    const { provider, asked } = provideMugs(mugs)
    const washed = await openList({ appliesTo: ({ price }) => price > 0 }, { provider })
    await tickAll()
    await tick('Select Mug 002')
    await screen.findByText('249 selected')
    asked.length = 0
    await press('Wash')
    const dialog = await screen.findByRole('dialog', { name: 'Wash: 248 mugs' })
    expect(dialog).toHaveTextContent('2 others stay as they are. You can undo this afterwards.')
    expect(asked.map(({ pagination }) => pagination?.perPage)).toEqual([100, 100, 100])
    await press('Wash (248)')
    await waitFor(() => expect(idsOf(washed)).toHaveLength(248))
    expect(new Set(idsOf(washed))).toEqual(new Set(mugs.slice(2).map(({ id }) => id)))
    expect(washed[0]?.[0]).toEqual({ id: 'mug-3' })
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull()
  })

  it('starts nothing where it applies to none', async () => {
    await openList({ appliesTo: () => false }, { provider: provideMugs(mugs).provider })
    await tickAll()
    await press('Wash')
    expect(await screen.findByText('This doesn’t apply to any selected record')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Wash \(/ })).toBeNull()
  })

  it('shows how far it has read, and offers another try where a page fails', async () => {
    const { provider } = provideMugs(mugs)
    let answer = () => {}
    let isDown = true
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const getList: DataProvider['getList'] = async (resource, given) => {
      const { page, perPage } = given.pagination ?? {}
      if (perPage === 100 && page === 2 && isDown) {
        await held
        throw new HttpError('Busy', 503)
      }
      if (!provider.getList) throw new Error('There is a list.')
      return provider.getList(resource, given)
    }
    const washed = await openList({}, { provider: { getList } })
    await tickAll()
    await press('Wash')
    await screen.findByText('Counting… 150 of 250')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60')
    answer()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('progressbar')).toBeNull()
    isDown = false
    await userEvent.click(again)
    await userEvent.click(await screen.findByRole('button', { name: 'Wash (250)' }))
    await waitFor(() => expect(new Set(idsOf(washed)).size).toBe(250))
  })

  it('opens its own dialog once they are read', async () => {
    const dialog = ({ rows }: { rows: readonly Chosen[] }) => <p>{rows.length} to wash</p>
    await openList({ dialog }, { provider: provideMugs(mugs).provider })
    await tickAll()
    await press('Wash')
    expect(await screen.findByText('250 to wash')).toBeInTheDocument()
  })
})
