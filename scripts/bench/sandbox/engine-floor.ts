/** What the engine alone takes for the statements that a get and a new page rest on: no request is quicker than these. */
import { CompiledQuery } from 'kysely'
import { openMemorySite } from '../../../sandbox/storage/sites/memory.ts'
import { timePerCall } from '../timing.ts'

/** Milliseconds of each statement, warm. */
export async function engineFloor(): Promise<readonly { name: string; milliseconds: number }[]> {
  const { storage, site, close } = await openMemorySite({ seed: 1, products: 60, now: new Date() })
  const time = async (text: string, parameters: readonly unknown[], count: number) => {
    const call = () => storage.database.executeQuery(CompiledQuery.raw(text, [...parameters]))
    await timePerCall(count, call)
    return timePerCall(count, call)
  }
  try {
    const [first] = await storage.database
      .selectFrom('products')
      .select('id')
      .where('site_id', '=', site)
      .execute()
    const answer = 'select doc::text as text from products where site_id = $1'
    return [
      { name: 'engine alone: one number', milliseconds: await time('select $1::int', [1], 3_000) },
      {
        name: 'engine alone: one row by key',
        milliseconds: await time(`${answer} and id = $2`, [site, first?.id], 3_000),
      },
      {
        name: 'engine alone: fifty rows by name',
        milliseconds: await time(`${answer} order by name, id limit 50`, [site], 500),
      },
    ]
  } finally {
    await close()
  }
}
