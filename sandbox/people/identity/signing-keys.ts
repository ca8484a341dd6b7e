/** The keys of the site's own identity provider: made when first needed, kept with the site. */

import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import type { PublicKey } from '../../../generated/wire.ts'
import type { Platform } from '../../storage/context.ts'
import type { NewRow } from '../../storage/database/columns.ts'
import { json } from '../../storage/database/json.ts'
import type { signingKeys } from '../../storage/database/tables/members.ts'

type KeyOwner = Pick<Platform, 'database' | 'site' | 'clock' | 'ids'>

/** A key that signs, with the name by which its public half is found. */
export interface SigningKey {
  readonly id: string
  readonly key: JsonWebKey
}

/** The site's key. */
export async function signingKey(site: KeyOwner): Promise<SigningKey> {
  const [kept] = await keysOf(site)
  if (kept !== undefined) return { id: kept.id, key: kept.private_key }
  const { privateKey: made } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await site.database
    .insertInto('signing_keys')
    .values({
      site_id: site.site,
      id: site.ids.uuid(),
      private_key: json(made.export({ format: 'jwk' })),
      created_date: site.clock.now(),
    } satisfies NewRow<typeof signingKeys>)
    .execute()
  // Another process may have made one at the same moment: the first one is the site's.
  return signingKey(site)
}

/** The public halves, as the platform's `jwks` call answers them. */
export async function publicKeys(site: KeyOwner): Promise<PublicKey[]> {
  await signingKey(site)
  return (await keysOf(site)).map(
    ({ id, private_key: { kty = '', crv = '', x = '', y = '' } }) => ({
      ...{ kty, crv, x, y },
      ...{ kid: id, use: 'sig', alg: 'ES256' },
    }),
  )
}

async function keysOf({ database, site }: KeyOwner) {
  return database
    .selectFrom('signing_keys')
    .select(['id', 'private_key'])
    .where('site_id', '=', site)
    .orderBy('created_date')
    .orderBy('id')
    .execute()
}
