import { platforms } from 'storefront-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memberFigures } from '../../../../console/resources/home/member-figures.ts'
import { clientOf } from '../../support/fake-platform.ts'

interface Query {
  query: { filter?: { createdDate?: { $gt?: string; $gte?: string; $lt?: string } } }
}

// The month may end meanwhile.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** The platform counts no further. */
const countable = 10_000

it('more members than the platform counts are counted by month', async () => {
  const perMonth = 3_000
  const client = clientOf(async (_url, init) => {
    const { query }: Query = JSON.parse(String(init.body))
    const { $gt, $gte = $gt, $lt } = query.filter?.createdDate ?? {}
    const days =
      $lt === undefined ? 365 : (Date.parse($lt) - Date.parse($gte ?? '2020-01-01')) / 864e5
    const total = Math.round(days / 30) * perMonth
    const metadata = { total: Math.min(total, countable), tooManyToCount: total > countable }
    return Response.json({ members: [], metadata })
  })
  const { joined } = await memberFigures(client, new AbortController().signal)
  expect(joined.map(({ count }) => count)).toEqual(Array(12).fill(perMonth))
})

it.each([
  [250, undefined],
  [300, undefined],
  [1_000, 300],
])(
  '%i members of a platform that cannot count by month are read by pages, at most three',
  async (total, part) => {
    const asked: number[] = []
    const client = clientOf(async (_url, init) => {
      const { offset = 0, limit } = JSON.parse(String(init.body)).query.paging
      asked.push(offset)
      const members = Array.from({ length: Math.min(limit, total - offset) }, (_, index) => ({
        id: `${offset + index}`,
        createdDate: new Date().toISOString(),
        status: index === 7 ? 'PENDING' : 'APPROVED',
      }))
      return Response.json({ members, metadata: { total } })
    })
    const hosted = { ...client, platform: platforms.wix }
    const figures = await memberFigures(hosted, new AbortController().signal)
    expect(asked).toEqual([0, 100, 200])
    expect(figures).toMatchObject({ part, waiting: { count: 3, to: '/members' } })
    expect(figures.joined.at(-1)?.count).toBe(part ?? total)
    expect(figures.since('2026-11-01')).toBe('/members')
  },
)
