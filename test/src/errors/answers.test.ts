import { beforeEach, describe, expect, it } from 'vitest'
import { systemError } from '../../../src/errors/system-error.ts'
import type { ApiError } from '../../../src/index.ts'
import { retryPolicy } from '../../../src/transport/retry-policy.ts'
import { clientOf, errorOf } from '../support/client.ts'
import { type Reply, startLoopback, withTokens } from '../support/loopback.ts'
import { skipPauses } from '../support/no-waits.ts'

const failWith = async (reply: Reply | 'hang up'): Promise<ApiError> => {
  const server = await startLoopback(withTokens(() => reply))
  return errorOf(clientOf(server).products.getProduct('p1'))
}

const application = (details: object, message = '') => ({ message, details })

beforeEach(skipPauses)

describe('a failed call', () => {
  it('joins the server message and the description when they differ', async () => {
    const error = await failWith({
      status: 409,
      headers: { 'x-wix-request-id': 'r-1' },
      body: application(
        { applicationError: { code: 'SLUG_TAKEN', description: 'taken', data: { slug: 'a' } } },
        'clash',
      ),
    })
    expect(error).toMatchObject({
      name: 'ApiError',
      kind: 'application',
      code: 'SLUG_TAKEN',
      message: 'clash: taken',
      status: 409,
      requestId: 'r-1',
      operation: 'products.getProduct',
      details: {
        applicationError: { code: 'SLUG_TAKEN', description: 'taken', data: { slug: 'a' } },
      },
    })
  })

  it('redacts quoted tokens and keys, and keeps every field and id', async () => {
    const token = `OauthNG.JWS.${'eyJraWQiOiJ'.repeat(6)}.${'payload_-'.repeat(9)}`
    const id = '00000000-0000-4000-8000-000000000001'
    const field = 'lineItems[0].catalogReference.options.customTextFields.title'
    const key = 'a1b2c3d4'.repeat(8)
    const ownerKey = 'sandbox-api-key-9b1f4c52-6a0d-4e8b-8f27-3d5a1c7e9042'
    const said = `Token ${token} with ${key} or ${ownerKey} cannot read ${id}`
    const violation = { field, description: said, violatedRule: 'OTHER' }
    const answers = [
      { status: 403, body: application({ applicationError: { code: 'NO', description: said } }) },
      { status: 403, body: application({}, said) },
      { status: 400, body: application({ validationError: { fieldViolations: [violation] } }) },
      { status: 500, body: application({}, said) },
    ]
    for (const answer of answers) {
      const error = await failWith(answer)
      const told = `${error.message} ${error.stack} ${JSON.stringify(error.details)}`
      expect(told).not.toMatch(/payload_-payload_-|a1b2c3d4|9b1f4c52/)
      expect(told).toContain('[redacted]')
      expect(told).toContain(id)
      if (answer.status === 400) expect(error.message).toContain(field)
    }
  })

  it.each([
    ['the id of a store variant', `${crypto.randomUUID()}-${crypto.randomUUID()}`],
    ['a long slug', 'hand-thrown-serving-bowl-with-a-celadon-glaze-no-2'],
    ['the longest value of an enumeration', 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'],
  ])('keeps %s, which is no secret', async (_, word) => {
    const description = `There is no ${word}.`
    const error = await failWith({
      status: 404,
      body: application({ applicationError: { code: 'NOT_FOUND', description } }),
    })
    expect(error.message).toBe(description)
  })

  it('names a mirrored field by the argument it came from', async () => {
    const server = await startLoopback(
      withTokens(() => ({
        status: 400,
        body: application({
          validationError: {
            fieldViolations: [
              { field: 'product.id', description: 'unknown' },
              { field: 'product.idea', description: 'no field' },
            ],
          },
        }),
      })),
    )
    const error = await errorOf(clientOf(server).products.updateProduct('p1', { product: {} }))
    expect(error.violations.map(({ field }) => field)).toEqual(['id', 'product.idea'])
  })

  it.each([
    [500, { 'x-wix-request-id': 'r-9' }, 'System error occurred, request-id: r-9'],
    [501, {}, 'System error occurred'],
    [502, {}, 'System error occurred'],
  ])('a %i keeps the platform’s details, without secrets', async (status, headers, message) => {
    const said = { message: 'Out of disk', details: { table: 'carts', sessionToken: 'canary' } }
    const error = await failWith({ status, headers, body: said })
    const systemError = { ...said, details: { table: 'carts', sessionToken: '[redacted]' } }
    expect(error).toMatchObject({ kind: 'system', message, status, violations: [] })
    expect(error.details).toEqual({ systemError })
  })

  it.each([
    ['nothing', {}],
    ['a page, which may show the request', '<html>canary</html>'],
    ['fields of other kinds', { message: 5, details: 'x' }],
  ])('a 500 that says %s is a system error', async (_, body) => {
    const error = await failWith({ status: 500, body })
    expect(error).toMatchObject({ kind: 'system', status: 500, violations: [] })
    expect(JSON.stringify(error.details)).not.toContain('canary')
  })

  it.each<[string, string | undefined, string | undefined]>([
    ['absent', undefined, undefined],
    ['empty', '', undefined],
    ['blank', '   ', undefined],
    ['plain', 'r-9', 'r-9'],
    ['a UUID', '5f0c1e7a-2b64-4d0e-9a53-7c1f8e2d4b60', '5f0c1e7a-2b64-4d0e-9a53-7c1f8e2d4b60'],
    ['a pair of ids', '1700.42,1700.43', '1700.42,1700.43'],
    ['in quotes', '"r-9"', 'r-9'],
    ['with a quote inside', "r'9`", 'r9'],
    ['with a tab inside', 'r\t9', 'r9'],
    ['with letters beyond ASCII', 'r-\u00e9\u009b9', 'r-9'],
    ['only of what cannot be shown', '\u0085"\u0085', undefined],
    ['of ten kilobytes', 'r'.repeat(10_240), 'r'.repeat(128)],
  ])('the id of a request that is %s is shown safely, or not shown', (_, sent, shown) => {
    const headers = new Headers(sent === undefined ? [] : [['x-wix-request-id', sent]])
    const response = new Response('oops', { status: 500, headers })
    const error = systemError({ operation: 'products.getProduct', response })
    expect(error.requestId).toBe(shown)
    expect(error.message).toBe(
      shown ? `System error occurred, request-id: ${shown}` : 'System error occurred',
    )
  })

  it('a 5xx with an application error has its code, and is retried like any other', async () => {
    const applicationError = { code: 'CLOSED_FOR_STOCKTAKING', description: 'Not today.', data: {} }
    const server = await startLoopback(
      withTokens(() => ({ status: 503, body: application({ applicationError }) })),
    )
    const error = await errorOf(clientOf(server).products.getProduct('p1'))
    expect(error).toMatchObject({
      kind: 'application',
      code: 'CLOSED_FOR_STOCKTAKING',
      message: 'Not today.',
      details: { applicationError },
      status: 503,
      retryable: true,
      attempts: retryPolicy.retries + 1,
    })
    expect(server.calls()).toHaveLength(retryPolicy.retries + 1)
  })

  it('a missing response is a system error without a status, caused by the failure', async () => {
    const error = await failWith('hang up')
    expect(error).toMatchObject({
      kind: 'system',
      message: 'System error occurred',
      code: 'NETWORK',
    })
    expect(error.status).toBeUndefined()
    expect(error.cause).toBeInstanceOf(Error)
  })

  it('a success that cannot be read is a system error that still names its request', async () => {
    const error = await failWith({ headers: { 'x-wix-request-id': 'r-2' }, body: '{"product":' })
    expect(error).toMatchObject({
      kind: 'system',
      message: 'System error occurred, request-id: r-2',
      status: 200,
    })
  })

  it('an empty error body does not look like a success', async () => {
    expect(await failWith({ status: 404 })).toMatchObject({ code: 'NOT_FOUND' })
  })
})
