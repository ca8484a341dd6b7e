/** Judging an authorization request: where its answer may go, and what is wrong with it. */
import { describe, expect, it } from 'vitest'
import {
  type AuthorizationFacts,
  type AuthorizationParameters,
  authorizationParameters,
  readAuthorization,
} from '../../../../sandbox/people/identity/authorization.ts'

const codeChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const redirectUri = 'http://localhost:3000/callback'
const shop = 'https://shop.example/callback'
const facts: AuthorizationFacts = { clientId: 'client', redirectUris: [shop], embedder: undefined }
const good: AuthorizationParameters = {
  clientId: 'client',
  responseType: 'code',
  redirectUri,
  state: 'state',
  responseMode: 'query',
  codeChallenge,
  codeChallengeMethod: 'S256',
}
type Change = { readonly [Name in keyof AuthorizationParameters]: string | undefined }
const read = (change: Change = {}, more: Partial<AuthorizationFacts> = {}) => {
  const all = { ...good, ...change }
  const given = Object.entries(all).filter(([, value]) => value !== undefined)
  return readAuthorization(Object.fromEntries(given), { ...facts, ...more })
}
const refused = (description: string) => ({ kind: 'refused', description })

describe('a request for a code', () => {
  it('with correct parameters is valid, with all data for its response', () => {
    expect(read()).toEqual({
      kind: 'valid',
      request: {
        clientId: 'client',
        redirectUri,
        codeChallenge,
        silent: false,
        returnTo: { mode: 'query', redirectUri, state: 'state' },
      },
    })
    expect(read({ responseMode: undefined, sessionToken: 'session.s' })).toEqual({
      kind: 'valid',
      request: {
        clientId: 'client',
        redirectUri,
        codeChallenge,
        silent: true,
        sessionToken: 'session.s',
        returnTo: { mode: 'fragment', redirectUri, state: 'state' },
      },
    })
  })

  it.each([
    [undefined, undefined, false],
    [undefined, 'session.s', true],
    ['none', undefined, true],
    ['none', 'session.s', true],
    ['login', 'session.s', false],
    ['consent', 'session.s', false],
    ['select_account', 'session.s', false],
  ])('with prompt %s and session token %s is silent: %s', (prompt, sessionToken, silent) => {
    expect(read({ prompt, sessionToken })).toMatchObject({ kind: 'valid', request: { silent } })
  })

  const unknownApp = 'This link is for an app that is not registered with the site.'
  const notAllowed = 'The redirect address of this link is not allowed.'
  it.each<[Change, string]>([
    [{ clientId: 'another' }, unknownApp],
    [{ clientId: undefined }, unknownApp],
    [{ responseMode: 'post' }, 'The response mode of this link is not supported.'],
    [{ redirectUri: 'https://evil.example/' }, notAllowed],
    [{ redirectUri: 'https://evil.example/', responseMode: 'web_message' }, notAllowed],
    [{ redirectUri: undefined }, 'This link has no redirect address.'],
    [{ redirectUri: undefined, responseMode: 'fragment' }, 'This link has no redirect address.'],
    [
      { redirectUri: undefined, responseMode: 'web_message' },
      'The embedding page is not on an allowed address.',
    ],
  ])('with %j is refused on the page, without a redirect', (change, description) => {
    expect(read(change)).toEqual(refused(description))
  })

  it('is validated by its return address first', () => {
    expect(read({ redirectUri: 'https://evil.example/', state: undefined })).toEqual(
      refused(notAllowed),
    )
  })

  const invalid = (description: string) => ({ error: 'invalid_request', description })
  it.each<[Change, object]>([
    [{ state: undefined }, invalid('state is missing')],
    [
      { responseType: 'token' },
      { error: 'unsupported_response_type', description: 'responseType must be code' },
    ],
    [
      { responseType: undefined },
      { error: 'unsupported_response_type', description: 'responseType must be code' },
    ],
    [{ codeChallenge: undefined }, invalid('codeChallenge is missing')],
    [{ codeChallengeMethod: 'plain' }, invalid('codeChallengeMethod must be S256')],
    [{ codeChallengeMethod: undefined }, invalid('codeChallengeMethod must be S256')],
    [
      { codeChallenge: `${codeChallenge}=` },
      invalid('codeChallenge must be a SHA-256 hash in unpadded base64url'),
    ],
    [{ prompt: 'whatever' }, invalid('prompt is unknown')],
  ])('with %j is sent back with the error', (change, error) => {
    const state = 'state' in change ? '' : 'state'
    expect(read(change)).toEqual({
      kind: 'returned',
      error,
      to: { mode: 'query', redirectUri, state },
    })
  })
})

describe('a request from a frame', () => {
  const originFor = (change: Change, embedder?: string, redirectUris = [shop]) => {
    const answer = read({ responseMode: 'web_message', ...change }, { embedder, redirectUris })
    return answer.kind === 'valid' && 'origin' in answer.request.returnTo
      ? answer.request.returnTo
      : answer
  }
  const sent = (origin: string) => ({ mode: 'web_message', origin, state: 'state' })
  const embedded = { redirectUri: undefined }
  const notAllowed = refused('The embedding page is not on an allowed address.')

  it('is answered at the origin of its address, whoever embeds it', () => {
    expect(originFor({}, 'https://evil.example')).toEqual(sent('http://localhost:3000'))
    expect(originFor({ redirectUri: shop })).toEqual(sent('https://shop.example'))
  })

  it.each([
    ['https://shop.example', sent('https://shop.example')],
    ['https://shop.example/any/page?of=it', sent('https://shop.example')],
    ['http://shop.example', notAllowed],
    ['https://shop.example:8443', notAllowed],
    ['https://evil.example', notAllowed],
    ['http://localhost:5173/admin', sent('http://localhost:5173')],
    ['nonsense', notAllowed],
    [undefined, notAllowed],
  ])(
    'without an address is answered at its embedder, where that is allowed: %s',
    (embedder, to) => {
      expect(originFor(embedded, embedder)).toEqual(to)
    },
  )

  it('skips invalid registered addresses, and checks every one', () => {
    const several = ['nonsense', 'https://first.example/', shop]
    expect(originFor(embedded, 'https://shop.example', several)).toEqual(
      sent('https://shop.example'),
    )
    expect(originFor(embedded, 'nonsense', ['nonsense'])).toEqual(notAllowed)
    expect(originFor(embedded, 'https://shop.example', [])).toEqual(notAllowed)
  })
})

describe('the parameters of an address', () => {
  const names = [
    ...['clientId', 'responseType', 'redirectUri', 'state', 'responseMode', 'codeChallenge'],
    ...['codeChallengeMethod', 'sessionToken', 'prompt'],
  ]
  const all = Object.fromEntries(names.map((name) => [name, `the ${name}`]))

  it('are those of the flow; empty ones count as omitted', () => {
    expect(authorizationParameters(new URLSearchParams({ ...all, more: 'x' }))).toEqual(all)
    expect(authorizationParameters(new URLSearchParams('state=&prompt='))).toEqual({})
  })

  it.each(names)('are invalid if %s is given twice', (name) => {
    for (const second of ['another', '', `the ${name}`]) {
      const query = new URLSearchParams(all)
      query.append(name, second)
      expect(authorizationParameters(query)).toBeUndefined()
    }
  })
})
