// The figures of the members: counted by the platform where it can, else from a sample.
import { limits, type MembersFilterWithAdditions } from 'storefront-client'
import { knownQueries } from '../../store/known-queries.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { perMonth } from './figures.ts'
import { countPerMonth } from './sampled-figures.ts'

/** The sample size, where the platform cannot count members by month. */
const MOST_MEMBERS = 300

const PAGE = limits.MembersPaging.limit.maximum

/** Members joined per month, and those waiting for approval. */
export async function memberFigures(client: StoreClient, signal: AbortSignal) {
  // A platform that filters by it filters by status, too.
  const countable = knownQueries(client, 'members').filters('createdDate')
  const count = async (filter: MembersFilterWithAdditions) => {
    const query = { filter, paging: { limit: 1 } }
    const { metadata } = await client.members.queryMembers({ query }, { signal })
    return metadata?.total ?? 0
  }
  const [read, counted] = await Promise.all([
    readMembers(client, countable, signal),
    countable ? count({ status: 'PENDING' }) : undefined,
  ])
  const whole = read.dates.length >= read.total
  const joined =
    countable && !whole
      ? await countPerMonth((createdDate) => count({ createdDate }))
      : perMonth(read.dates, new Date())
  return {
    /** The size of the sample, where the figures do not cover all members. */
    part: whole || countable ? undefined : read.dates.length,
    joined,
    since: (day: string | undefined) => (countable ? `/members?since=${day}` : '/members'),
    waiting: {
      count: counted ?? read.waiting,
      to: countable ? '/members?status=PENDING' : '/members',
      named: [],
    },
  }
}

/** @param countable whether the platform can count members by the day they joined. */
async function readMembers(client: StoreClient, countable: boolean, signal: AbortSignal) {
  const dates: (Date | undefined)[] = []
  let waiting = 0
  let total = 0
  do {
    const answer = await client.members.queryMembers(
      { query: { paging: { limit: PAGE, offset: dates.length } }, fieldsets: ['FULL'] },
      { signal },
    )
    dates.push(...answer.members.map(({ createdDate }) => createdDate ?? undefined))
    waiting += answer.members.filter(({ status }) => status === 'PENDING').length
    total = answer.metadata?.total ?? dates.length
    if (answer.members.length < PAGE) break
  } while (!countable && dates.length < MOST_MEMBERS)
  return { dates, waiting, total }
}
