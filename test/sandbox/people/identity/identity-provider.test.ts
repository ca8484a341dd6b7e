/** Tokens of the site's own identity provider: what they say, and every way in which one does not count. */
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  idpConnectionId,
  readToken,
  tokenParamsFor,
} from '../../../../sandbox/people/identity/identity-provider.ts'
import { publicKeys, signingKey } from '../../../../sandbox/people/identity/signing-keys.ts'
import { type OwnSite, openSite } from './own-site.ts'

let site: OwnSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const day = 24 * 3600
const seconds = () => Math.floor(site.clock.now().getTime() / 1000)
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decoded = (text = ''): unknown => JSON.parse(Buffer.from(text, 'base64url').toString())

/** The claims of a good token. */
const good = () => ({
  iss: 'https://identity.sandbox.example',
  aud: idpConnectionId('own'),
  sub: 'ida',
  email: 'ida@example.com',
  exp: seconds() + 60,
})
/** A token of any content, signed by the site's own key. */
const signed = async (claims: unknown, header: object = {}) => {
  const { id: kid, key: jwk } = await signingKey(site)
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const text = `${encoded({ alg: 'ES256', kid, ...header })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}
const readSigned = async (change: object = {}, header: object = {}) =>
  readToken(site, await signed({ ...good(), ...change }, header))

describe('a token of the provider', () => {
  it('identifies the person for a day, to this site', async () => {
    const person = { email: 'Ida@Example.com', firstName: 'Ida', lastName: 'Berg' }
    const { idToken } = await tokenParamsFor(site, person)
    const [head, body] = idToken.split('.')
    const { id } = await signingKey(site)
    expect(decoded(head)).toEqual({ alg: 'ES256', typ: 'JWT', kid: id })
    expect(decoded(body)).toEqual({
      iss: 'https://identity.sandbox.example',
      aud: idpConnectionId('own'),
      sub: expect.stringMatching(/^[0-9a-f]{24}$/),
      email: 'Ida@Example.com',
      given_name: 'Ida',
      family_name: 'Berg',
      iat: seconds(),
      exp: seconds() + day,
    })
    const claims = await readToken(site, idToken)
    expect(claims).toEqual({ ...person, subject: expect.stringMatching(/^[0-9a-f]{24}$/) })
    const again = await tokenParamsFor(site, { email: 'ida@example.com' })
    expect(await readToken(site, again.idToken)).toEqual({
      ...claims,
      email: 'ida@example.com',
      firstName: undefined,
      lastName: undefined,
    })
  })

  it('verifies by the site’s public key', async () => {
    const [head = '', body = '', signature = ''] = (await signed(good())).split('.')
    const [key] = await publicKeys(site)
    expect(key).toEqual({
      kty: 'EC',
      crv: 'P-256',
      use: 'sig',
      alg: 'ES256',
      kid: (await signingKey(site)).id,
      x: expect.any(String),
      y: expect.any(String),
    })
    const { kty = '', crv = '', x = '', y = '' } = key ?? {}
    const isGood = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      {
        key: createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }),
        dsaEncoding: 'ieee-p1363',
      },
      Buffer.from(signature, 'base64url'),
    )
    expect(isGood).toBe(true)
  })

  it('may omit names, and ignores non-text values', async () => {
    expect(await readSigned()).toEqual({ subject: 'ida', email: 'ida@example.com' })
    expect(await readSigned({ given_name: 7, family_name: null })).toEqual({
      subject: 'ida',
      email: 'ida@example.com',
    })
    expect(await readSigned({ given_name: 'Ida' })).toMatchObject({ firstName: 'Ida' })
    expect(await readSigned({ family_name: 'Berg' })).toMatchObject({ lastName: 'Berg' })
  })

  it('is valid until its last second', async () => {
    const problem = 'has expired'
    const endsIn = (left: number) => readSigned({ exp: seconds() + left })
    expect([await endsIn(-1), await endsIn(0)]).toEqual([{ problem }, { problem }])
    expect(await endsIn(1)).toMatchObject({ subject: 'ida' })
    expect(await readSigned({ exp: String(seconds() + 60) })).toEqual({ problem })
    expect(await readSigned({ exp: undefined })).toEqual({ problem })
  })

  it.each([
    [{ iss: 'https://else.example' }, 'is for another site'],
    [{ aud: idpConnectionId('other') }, 'is for another site'],
    [{ sub: 7 }, 'has no subject or e-mail address'],
    [{ sub: undefined }, 'has no subject or e-mail address'],
    [{ email: undefined }, 'has no subject or e-mail address'],
    [{ email: ['ida@example.com'] }, 'has no subject or e-mail address'],
  ])('with %j %s', async (change, problem) => {
    expect(await readSigned(change)).toEqual({ problem })
  })

  it.each([
    [{ alg: 'none' }, 'is not a token of this provider'],
    [{ alg: undefined }, 'is not a token of this provider'],
    [{ kid: undefined }, 'is not a token of this provider'],
    [{ kid: 7 }, 'is not a token of this provider'],
    [{ kid: 'unknown' }, 'is not signed by this provider'],
  ])('with the header %j %s', async (header, problem) => {
    expect(await readSigned({}, header)).toEqual({ problem })
  })

  it('is complete, in three parts, as signed', async () => {
    const token = await signed(good())
    const [head = '', body = '', signature = ''] = token.split('.')
    const forged = encoded({ ...good(), email: 'owner@example.com' })
    const problems = await Promise.all(
      [
        ...[`${token}.`, `${token}.more`, '', '..', 'nonsense', `${encoded('text')}.${body}.`],
        ...[`${encoded(null)}.${body}.${signature}`, `${body}.${body}.${signature}`],
        ...[`${head}.${body}`, head],
        ...[`${head}.${forged}.${signature}`, `${head}.${body}.`],
      ].map((text) => readToken(site, text)),
    )
    expect(problems).toEqual([
      ...Array.from({ length: 10 }, () => ({ problem: 'is not a token of this provider' })),
      ...Array.from({ length: 2 }, () => ({ problem: 'is not signed by this provider' })),
    ])
  })

  it.each([null, 'text', 7])('that says %j says nothing', async (claims) => {
    const said = await readToken(site, await signed(claims))
    expect(said).toEqual({ problem: 'is not a token of this provider' })
  })
})

describe('the connection of a site', () => {
  it('has the id of that site, always the same, in the form of a UUID', () => {
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/
    expect(idpConnectionId('own')).toMatch(form)
    expect(idpConnectionId('own')).toBe(idpConnectionId('own'))
    expect(idpConnectionId('other')).not.toBe(idpConnectionId('own'))
    expect(idpConnectionId('site-1')).toBe('5c0798e8-fada-4348-8a25-eb63f18bce4e')
  })
})

describe('the key of a site', () => {
  it('is created once and kept', async () => {
    const first = await signingKey(site)
    site.pass(60)
    expect((await signingKey(site)).id).toBe(first.id)
    expect(await publicKeys(site)).toHaveLength(1)
  })

  it('is unique per site, and verifies for its own only', async () => {
    const [own, others] = [await signingKey(site), await signingKey(site.other)]
    expect(own.id).not.toBe(others.id)
    expect((await publicKeys(site.other)).map(({ kid }) => kid)).toEqual([others.id])
    const { idToken } = await tokenParamsFor(site.other, { email: 'ida@example.com' })
    expect(await readToken(site, idToken)).toEqual({ problem: 'is not signed by this provider' })
  })

  it('is the oldest of several, any of which verifies', async () => {
    const first = await signingKey(site)
    const [row] = await site.database
      .selectFrom('signing_keys')
      .selectAll()
      .where('site_id', '=', 'other')
      .execute()
    if (row === undefined) throw new Error('The other site has a key')
    const later = { ...row, site_id: 'own', id: `0${row.id.slice(1)}` }
    const created_date = new Date(site.clock.now().getTime() + 1000)
    const doc = JSON.stringify(later.private_key)
    await site.database
      .insertInto('signing_keys')
      .values({ ...later, created_date, private_key: JSON.parse(doc) })
      .execute()
    expect((await signingKey(site)).id).toBe(first.id)
    expect((await publicKeys(site)).map(({ kid }) => kid)).toEqual([first.id, later.id])
    // The other site's key, under the name that this site knows it by.
    const claims = encoded(good())
    const text = `${encoded({ alg: 'ES256', kid: later.id })}.${claims}`
    const key = createPrivateKey({ key: row.private_key, format: 'jwk' })
    const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
    const token = `${text}.${signature.toString('base64url')}`
    expect(await readToken(site, token)).toMatchObject({ subject: 'ida' })
  })
})
