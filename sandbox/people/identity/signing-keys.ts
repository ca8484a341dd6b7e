/** The keys of the site's own identity provider: generated lazily, stored with the site. */

import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import type { PublicKey } from '../../../generated/wire.ts'
import type { Scope } from '../../storage/context.ts'
import { json } from '../../storage/database/json.ts'
import { addRows, findRows } from '../../storage/database/site-rows.ts'

/** The site's signing key with its key id. */
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
  // Of concurrent processes the first one's key wins.
  return signingKey(site)
}

/** The public keys, as the platform's `jwks` call returns them. */
export async function publicKeys(site: Scope): Promise<PublicKey[]> {
  await signingKey(site)
  return (await keysOf(site)).map(
    ({ id, private_key: { kty = '', crv = '', x = '', y = '' } }) => ({
      kty,
      crv,
      x,
      y,
      kid: id,
      use: 'sig',
      alg: 'ES256',
    }),
  )
}

function keysOf(site: Scope) {
  return findRows(site, 'signing_keys', {}, undefined, 'created_date', 'id')
}
