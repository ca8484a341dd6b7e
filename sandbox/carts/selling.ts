/** How the site sells, and the codes and memberships that its buyers may use. */
import type { DatabaseHandle } from '../database/schema.ts'
import type { SellingDocument } from '../rules/documents/selling.ts'

/** A site that sells nothing but its goods, nowhere. */
const nothingSold: SellingDocument = {
  acceptsPayments: true,
  regions: [],
  carriers: [],
  taxRegions: [],
  taxGroups: [],
  fees: [],
  discountRules: [],
  services: [],
}

export async function readSelling(
  database: DatabaseHandle,
  site: string,
): Promise<SellingDocument> {
  const row = await database
    .selectFrom('selling')
    .select('doc')
    .where('site_id', '=', site)
    .executeTakeFirst()
  return row?.doc ?? nothingSold
}
