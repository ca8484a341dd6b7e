import { expect, it } from 'vitest'
import { memberFigures } from '../../../../console/resources/home/member-figures.ts'
import { clientOf } from '../../support/fake-platform.ts'

interface Query {
  query: { filter?: { createdDate?: { $gt?: string; $gte?: string; $lt?: string } } }
}

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
