/** Mistakes in a call are usage errors, not outages, and point at the caller's line. */
import { describe, expect, it } from 'vitest'
import { getProduct } from '../../../generated/functions/index.ts'
import { ApiError, createClient, createCore, platforms } from '../../../src/index.ts'
import { clientId, errorOf } from '../support/client.ts'

const platform = platforms.sandbox('http://store.example')

const answering = (answer: () => Response | Promise<Response>) => {
  const sent: string[] = []
  const client = createClient({
    platform,
    clientId,
    retries: 0,
    fetch: async (url) => {
      sent.push(url)
      return url.endsWith('/oauth2/token')
        ? Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 600 })
        : answer()
    },
  })
  return { client, sent }
}

/** Calls what the types forbid, as a program in JavaScript can. */
const callAnyhow = (owner: object, name: string, ...given: readonly unknown[]): Promise<unknown> =>
  Reflect.apply(Reflect.get(owner, name), owner, given)

describe('a mistake in a call', () => {
  it.each([
    ['timeoutt', 'timeout'],
    ['Timeout', 'timeout'],
    ['retry', 'retries'],
    ['abortSignal', 'signal'],
    ['header', 'headers'],
    ['idempotency_key', 'idempotencyKey'],
  ])('(option %s) is named, with %s as the suggestion', async (wrong, right) => {
    const { client, sent } = answering(() => Response.json({}))
    const error = await errorOf(callAnyhow(client.products, 'getProduct', 'p', {}, { [wrong]: 1 }))
    expect(error).toMatchObject({ kind: 'validation', retryable: false, attempts: 0 })
    expect(error.violations[0]?.field).toBe(`options.${wrong}`)
    expect(error.message).toContain(`did you mean ${right}?`)
    expect(sent).toEqual([])
  })

  it.each([
    ['products', 'getProduct', [], 'id'],
    ['products', 'queryProducts', ['all'], 'body'],
    ['products', 'queryProducts', [null], 'body'],
    ['products', 'getProduct', ['p', 'x'], 'query'],
    ['session', 'loginWithPassword', [], 'credentials'],
    ['session', 'register', [null], 'registration'],
    ['session', 'verify', [], 'code'],
    ['session', 'recover', ['token'], 'password'],
    ['session', 'beginRedirectLogin', [], 'login'],
  ] as const)('(%s.%s of %j) names the argument %s', async (group, method, given, field) => {
    const { client, sent } = answering(() => Response.json({}))
    const error = await errorOf(callAnyhow(client[group], method, ...given))
    expect(error).toMatchObject({ kind: 'validation', retryable: false, violations: [{ field }] })
    expect(sent).toEqual([])
  })

  it('names the request or the options that are none', async () => {
    const { client, sent } = answering(() => Response.json({}))
    const request = await errorOf(callAnyhow(client, 'request'))
    const options = await errorOf(callAnyhow({ getProduct }, 'getProduct', client, 'p', {}, 'fast'))
    for (const [error, field] of [
      [request, 'request'],
      [options, 'options'],
    ] as const)
      expect(error).toMatchObject({ kind: 'validation', violations: [{ field }] })
    expect(sent).toEqual([])
  })

  it.each([
    [{ platform: 'wix', clientId }, 'platforms.wix'],
    [{ platform: 'http://127.0.0.1:4100', clientId }, 'platforms.sandbox(url)'],
    [{ platform: {}, clientId }, 'platforms.sandbox(url)'],
    [{ platform: platforms, clientId }, 'platforms.wix'],
    [undefined, 'platforms.sandbox(url)'],
  ])('(createClient(%j)) says what to give', (options, advice) => {
    for (const create of [createClient, createCore]) {
      const made = () => Reflect.apply(create, undefined, [options])
      expect(made).toThrow(ApiError)
      expect(made).toThrow(advice)
    }
  })
})

describe('the stack of an error', () => {
  const failures = {
    'a refused argument': () => answering(() => Response.json({})).client.products.getProduct(''),
    'an answer of 404': () =>
      answering(() => Response.json({}, { status: 404 })).client.products.getProduct('p'),
    'a failure of the network': () =>
      answering(() => Promise.reject(new TypeError('fetch failed'))).client.products.getProduct(
        'p',
      ),
    'a token that cannot be had': () =>
      createClient({
        platform,
        clientId,
        retries: 0,
        fetch: () => Promise.reject(new TypeError('fetch failed')),
      }).products.getProduct('p'),
    'a token that cannot be had, in a function': () =>
      getProduct(
        createCore({
          platform,
          clientId,
          retries: 0,
          fetch: () => Promise.resolve(Response.json({}, { status: 400 })),
        }),
        'p',
      ),
    'a query builder': () =>
      answering(() => Response.json({}, { status: 500 }))
        .client.products.query()
        .find(),
    'a function': () => getProduct(answering(() => Response.json({}, { status: 403 })).client, 'p'),
    'a request to any address': () =>
      answering(() => Response.json({}, { status: 403 })).client.request({
        method: 'GET',
        path: '/x',
      }),
    'a step of the session': () =>
      answering(() => Response.json({}, { status: 500 })).client.session.loginWithPassword({
        email: 'a@b.example',
        password: 'p',
      }),
  }

  it.each(Object.entries(failures))('of %s holds the caller’s own line', async (_, call) => {
    const lineOfTheCaller = async (): Promise<ApiError> => {
      try {
        await call()
      } catch (error) {
        if (ApiError.is(error)) return error
      }
      throw new Error('The call did not fail')
    }
    expect((await lineOfTheCaller()).stack).toContain('lineOfTheCaller')
  })

  it('of a network failure is continued by that of its cause', async () => {
    const failWhereItFailed = () => Promise.reject(new TypeError('fetch failed'))
    const error = await errorOf(answering(failWhereItFailed).client.products.getProduct('p'))
    expect(error.cause).toMatchObject({
      message: expect.stringContaining('fetch failed'),
      stack: expect.stringContaining('failWhereItFailed'),
    })
  })
})
