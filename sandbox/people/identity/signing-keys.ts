/** The keys of the site's own identity provider: made when first needed, kept with the site. */

import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import type { PublicKey } from '../../../generated/wire.ts'
import type { Scope } from '../../storage/context.ts'
import { json } from '../../storage/database/json.ts'
import { addRows, findRows } from '../../storage/database/site-rows.ts'

/** The site's key that signs, with the id by which its public half is found. */
export async function signingKey(
  site: Scope,
): Promise<{ readonly id: string; readonly key: JsonWebKey }> {
  const [kept] = await keysOf(site)
  if (kept !== undefined) return { id: kept.id, key: kept.private_key }
  const { privateKey: made } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await addRows(site, 'signing_keys', {
    id: site.ids.uuid(),
    private_key: json(made.export({ format: 'jwk' })),
    created_date: site.clock.now(),
  })
  // Another process may have made one at the same moment: the first one is the site's.
  return signingKey(site)
}

/** The public halves, as the platform's `jwks` call answers them. */
export async function publicKeys(site: Scope): Promise<PublicKey[]> {
  await signingKey(site)
  return (await keysOf(site)).map(
    ({ id, private_key: { kty = '', crv = '', x = '', y = '' } }) => ({
      ...{ kty, crv, x, y },
      ...{ kid: id, use: 'sig', alg: 'ES256' },
    }),
  )
}

function keysOf(site: Scope) {
  return findRows(site, 'signing_keys', {}, undefined, 'created_date', 'id')
}
