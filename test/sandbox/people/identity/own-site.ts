/** A site with a member and nothing else, in memory: what the rules of identity need, without a store around it. */
import { demoSite, seedSite } from '../../../../sandbox/demo/seed/index.ts'
import { findMemberByEmail } from '../../../../sandbox/people/members/store.ts'
import { randomIds } from '../../../../sandbox/platform/ids.ts'
import type { Platform } from '../../../../sandbox/storage/context.ts'
import { fixedClock } from '../../fixed-clock.ts'
import { openEmpty } from '../../storage/engines.ts'

// Password hashing is slow, and not tested here.
process.env.SANDBOX_PASSWORD_COST = '10'

export interface OwnSite extends Platform {
  readonly clock: ReturnType<typeof fixedClock>
  readonly memberId: string
  /** The same database as another site sees it. */
  readonly other: Platform
  /** Moves the clock, by seconds. */
  pass(seconds: number): void
  /** What holds one second before an end, at it, and one second after. */
  around<Value>(seconds: number, look: () => Promise<Value>): Promise<Value[]>
  close(): Promise<void>
}

/** Opens a site with the members of the demo store and one product. */
export async function openSite(): Promise<OwnSite> {
  const clock = fixedClock(new Date('2026-03-02T10:00:00.000Z'))
  const { storage, discard } = await openEmpty()
  const { database, transaction } = storage
  const ofSite = (site: string, apiKey: string): Platform => ({
    site,
    apiKey,
    clock,
    database,
    transaction,
    ids: randomIds,
    strict: false,
  })
  const platform = ofSite('own', demoSite.apiKey)
  const now = clock.now()
  await transaction((handle) => seedSite(handle, { site: 'own', seed: 1, products: 1, now }))
  await database
    .insertInto('sites')
    .values({
      site_id: 'other',
      name: 'Other',
      client_id: 'other-client',
      api_key: 'other-key',
      currency: 'USD',
      seed: 1,
      created_date: now,
      products: null,
    })
    .execute()
  const member = await findMemberByEmail({ database, site: 'own' }, demoSite.member.email)
  if (member === undefined) throw new Error('The seed has a member')
  return {
    ...platform,
    clock,
    memberId: member.id,
    other: ofSite('other', 'other-key'),
    pass: (seconds) => clock.advance(seconds * 1000),
    around: async (seconds, look) => {
      const seen: Awaited<ReturnType<typeof look>>[] = []
      for (const wait of [seconds - 1, 1, 1]) {
        clock.advance(wait * 1000)
        seen.push(await look())
      }
      return seen
    },
    close: discard,
  }
}
