/** What an ApiError says of itself, to programs and to logs. */
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/errors/api-error.ts'
import { redact } from '../../../src/errors/redact.ts'

const refused = new ApiError({
  kind: 'application',
  code: 'SLUG_TAKEN',
  message: 'clash: taken',
  status: 409,
  requestId: 'r-1',
  operation: 'products.updateProduct',
  details: {
    applicationError: {
      code: 'SLUG_TAKEN',
      description: 'taken',
      data: { slug: 'a', sessionToken: 'canary', nested: [{ Authorization: 'canary' }] },
    },
  },
  cause: new Error('canary'),
})

describe('an ApiError', () => {
  it('is by default not retryable, not applied and sent once', () => {
    expect(refused).toMatchObject({ retryable: false, mayHaveBeenApplied: false, attempts: 1 })
    expect(refused.retryAfter).toBeUndefined()
  })

  it('of an app’s own class has a name of its own', () => {
    class ShopError extends ApiError {
      constructor() {
        super({ kind: 'application', code: 'CLOSED', message: 'closed' })
        this.name = 'ShopError'
      }
    }
    expect(String(new ShopError())).toBe('ShopError: closed')
  })

  it('that was never sent counts no attempts', () => {
    const error = new ApiError({ kind: 'validation', code: 'C', message: 'm' })
    expect(error.attempts).toBe(0)
    expect('cause' in error).toBe(false)
  })

  it('is written to JSON without its cause, and without secrets', () => {
    const text = JSON.stringify(refused)
    expect(text).not.toContain('canary')
    expect(JSON.parse(text)).toEqual({
      name: 'ApiError',
      kind: 'application',
      code: 'SLUG_TAKEN',
      message: 'clash: taken',
      status: 409,
      requestId: 'r-1',
      operation: 'products.updateProduct',
      retryable: false,
      mayHaveBeenApplied: false,
      attempts: 1,
      details: {
        applicationError: {
          code: 'SLUG_TAKEN',
          description: 'taken',
          data: {
            slug: 'a',
            sessionToken: '[redacted]',
            nested: [{ Authorization: '[redacted]' }],
          },
        },
      },
    })
  })

  it('is printed by a console with its name, stack and details', () => {
    const text = inspect(refused, { depth: 6 })
    expect(text).toMatch(/^ApiError: clash: taken\n {4}at /)
    expect(text).toContain("slug: 'a'")
    expect(text).toContain('cause: Error: canary')
  })

  it('is printed without secrets, also as the cause of another', () => {
    const data = { sessionToken: 'canary' }
    const secret = new ApiError({
      ...refused,
      message: 'no',
      details: { applicationError: { code: 'C', description: 'd', data } },
      violations: [{ field: 'f', description: 'd', data }],
    })
    expect(inspect(secret, { depth: 9 })).not.toContain('canary')
    expect(inspect(new Error('outer', { cause: secret }), { depth: 9 })).not.toContain('canary')
    expect(secret.details.applicationError?.data).toEqual(data)
  })
})

describe('ApiError.is', () => {
  class OtherCopy extends Error {
    readonly code = 'NOT_FOUND'
    get [Symbol.for('storefront-client.ApiError')](): true {
      return true
    }
  }

  it('knows the errors of another copy of the package', () => {
    expect(ApiError.is(new OtherCopy())).toBe(true)
  })

  it('checks the code if given one', () => {
    expect(ApiError.is(refused, 'SLUG_TAKEN')).toBe(true)
    expect(ApiError.is(refused, 'NOT_FOUND')).toBe(false)
    expect(ApiError.is(new OtherCopy(), 'NOT_FOUND')).toBe(true)
  })

  it.each([undefined, null, 'ApiError', new Error('no'), {}])('says no to %s', (value) => {
    expect(ApiError.is(value)).toBe(false)
  })
})

describe('redacting', () => {
  it.each([
    'token',
    'accessToken',
    'refresh_token',
    'stateToken',
    'password',
    'newPassword',
    'authorization',
    'Authorization',
    'apiKey',
    'API-Key',
    'client_secret',
    'Set-Cookie',
    'codeVerifier',
    'deviceCode',
    'device_code',
  ])('masks values named %s, at any depth', (name) => {
    expect(redact({ [name]: 'x' })).toEqual({ [name]: '[redacted]' })
    expect(redact({ [name]: '' })).toEqual({ [name]: '[redacted]' })
    expect(redact([{ a: { [name]: { b: 1 } } }])).toEqual([{ a: { [name]: '[redacted]' } }])
  })

  it('keeps everything else', () => {
    const at = new Date(0)
    const value = { code: 'C', field: 'a', at, list: [1, 'two', null], token: null, key: undefined }
    expect(redact(value)).toEqual(value)
    expect(value.list).toEqual([1, 'two', null])
  })

  it('ends at a cyclic object', () => {
    const list: unknown[] = []
    list.push(list)
    expect(JSON.stringify(redact(list))).toBe(`${'['.repeat(21)}"[too deep]"${']'.repeat(21)}`)
  })
})
