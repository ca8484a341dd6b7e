/** Thirty faults of the token service with each of its three grants. */
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ApiError, memoryStorage, type Tokens } from '../../../src/index.ts'
import { memoryTransactions } from '../../../src/session/sign-in/transactions.ts'
import { retryPolicy } from '../../../src/transport/retry-policy.ts'
import { isLong } from '../../setup/long.ts'
import { clientOf, errorOf } from '../support/client.ts'
import { skipPauses } from '../support/no-waits.ts'
import { startVirtualClock, watch } from '../support/virtual-clock.ts'
import { type Fault, faults } from '../transport/faults/faults.ts'
import { closedUrl, startRawServer } from '../transport/faults/raw-server.ts'

const secrets = {
  refresh: 'canary-refresh-1',
  code: 'canary-code-2',
  verifier: 'canary-verifier-0123456789-0123456789-01234',
}

const member: Tokens = {
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: secrets.refresh, role: 'member' },
}

type Client = ReturnType<typeof clientOf>

interface GrantCase {
  readonly grant: string
  readonly held?: Tokens
  readonly retry: 'read' | 'not-repeatable'
  readonly ask: (client: Client) => Promise<unknown>
}

const grants: readonly GrantCase[] = [
  { grant: 'anonymous', retry: 'read', ask: (client) => client.products.getProduct('p') },
  {
    grant: 'refresh',
    held: member,
    retry: 'read',
    ask: (client) => client.products.getProduct('p'),
  },
  {
    grant: 'code',
    retry: 'not-repeatable',
    ask: (client) =>
      client.session.completeRedirectLogin(`https://shop.example/#code=${secrets.code}&state=s`),
  },
]

/** How many requests one grant takes, and the visitor's that follows a renewal which was answered. */
const requestsOf = ({ grant, retry }: GrantCase, { expected, status }: Fault): number => {
  const most = retryPolicy.retries + 1
  const isRepeated = [
    'not-sent',
    'throttled',
    ...(retry === 'read' ? ['maybe-applied', 'timeout'] : []),
  ]
  // An answer without a token is no answer, and asked for once more.
  const isUnreadable = retry === 'read' && ['success', 'unreadable'].includes(expected)
  const requests = isRepeated.includes(expected) ? most : isUnreadable ? 2 : 1
  const isAnswered = status !== undefined || expected === 'success'
  return grant === 'refresh' && isAnswered ? 2 * requests : requests
}

const all = faults('http://127.0.0.1:9/').flatMap((fault, index) =>
  grants.map((one) => ({
    ...one,
    fault: fault.name,
    expected: fault.expected,
    requests: requestsOf(one, fault),
    index,
  })),
)
const chosen = isLong ? all : all.filter((_, index) => index % 4 === 0)

describe('of the token service’s faults', () => {
  it.each(chosen)(
    '$fault, at a grant by $grant, ends in one error and changes nothing',
    async (one) => {
      // Faults that stall are ended by a clock that moves when nothing else does; others need no limit.
      const clock = one.expected === 'timeout' ? startVirtualClock() : undefined
      if (!clock) skipPauses()
      const elsewhere = await startRawServer(({ socket }) => void socket.end())
      const fault = faults(elsewhere.url)[one.index]
      if (!fault) throw new Error('No such fault')
      const server = await startRawServer(fault.behave, fault.connect)
      const storage = memoryStorage(one.held)
      const transactions = memoryTransactions()
      await transactions.put({
        state: 's',
        codeVerifier: secrets.verifier,
        redirectUri: 'https://shop.example/',
        originalUri: '',
        responseMode: 'fragment',
      })
      const sent: string[] = []
      const url = fault.expected === 'not-sent' ? closedUrl : server.url
      const client = clientOf(
        { url },
        {
          storage,
          transactions,
          ...(clock && { attemptTimeout: 250 }),
          hooks: { onRequest: ({ operation }) => sent.push(operation) },
        },
      )

      const failure = errorOf(one.ask(client))
      await clock?.advanceUntil(watch(failure))
      const error = await failure
      expect(sent).toEqual(Array.from({ length: one.requests }, () => 'tokens.token'))
      expect(elsewhere.requests).toEqual([])
      expect(ApiError.is(error)).toBe(true)
      if (one.grant === 'code') expect(error.message).toBe('Failed to get member tokens')
      else if (error.status !== undefined && error.status !== 200) {
        expect(error.message).toBe('something went wrong')
      } else
        expect(error).toMatchObject({
          kind: 'system',
          message: expect.stringMatching(/^System error occurred/),
        })
      // The caller's own request was never sent; a code works once, so its exchange may have happened.
      if (one.grant !== 'code') {
        expect(error).toMatchObject({ operation: 'products.getProduct', attempts: one.requests })
        expect(error.mayHaveBeenApplied).toBe(false)
        if ((error.status ?? 200) >= 500) expect(error.retryable).toBe(true)
      }
      expect(await storage.get()).toEqual(one.held)
      const shown = inspect(error, { depth: 10, showHidden: true }) + JSON.stringify(error)
      for (const secret of Object.values(secrets)) expect(shown).not.toContain(secret)
    },
  )
})
