/**
 * The description as a contract: valid and invalid requests of every operation
 * and every caller. Every response matches the description, and none is a 5xx.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../../generated/operation.ts'
import { operations } from '../../../generated/operations/index.ts'
import { requestChecks } from '../../../generated/request-checks.ts'
import type { OperationId } from '../../../generated/wire.ts'
import { answerChecker } from '../../../sandbox/web/validation/answers.ts'
import { isLong } from '../../setup/long.ts'
import { promised } from './described.ts'
import {
  type CalledStore,
  type Identity,
  identities,
  mayCall,
  openCalledStore,
  type Sent,
} from './identities.ts'
import { findSchema, kindOf, requestsOf } from './requests.ts'

let store: CalledStore
let requests = 0
/** Of each operation by each caller: a valid one, and the same with one violation. */
const rounds = isLong ? 21 : 1
const check = await answerChecker()

beforeAll(async () => {
  store = await openCalledStore()
})
afterAll(() => store?.close())

const every: OperationId[] = []
for (const id in requestChecks) if (isOperation(id)) every.push(id)
function isOperation(id: string): id is OperationId {
  return Object.hasOwn(operations, id)
}

/** A response with its error. */
interface Answered {
  readonly status: number
  readonly body: { readonly details?: Details } | undefined
  /** What differs from the description. */
  readonly mistakes: string | undefined
  /** What the sandbox logs as internal errors. */
  readonly failures: readonly string[]
}
interface Details {
  readonly applicationError?: { readonly code: string }
  readonly validationError?: { readonly fieldViolations: readonly unknown[] }
}

async function ask(id: OperationId, identity: Identity, request: Sent): Promise<Answered> {
  requests += 1
  const answer = await store.send(identity, request)
  const text = await answer.text()
  const { status } = answer
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
  const body = isJson ? JSON.parse(text) : undefined
  const mistakes = isJson ? check(id, status, body) : undefined
  return { status, body, mistakes, failures: store.failures() }
}

/** A caller without permission is refused, whatever the request. */
const refusals: Readonly<Record<'none' | 'other', object>> = {
  none: { status: 401, body: { details: { applicationError: { code: 'UNAUTHENTICATED' } } } },
  other: { status: 403, body: { details: { applicationError: { code: 'PERMISSION_DENIED' } } } },
}
const sound = { mistakes: undefined, failures: [] }

describe.each(every)('%s', (id) => {
  const operation: Operation = operations[id]
  const { statuses, codes } = promised(id)
  const kind = kindOf(operation.path)
  const world = {
    find: findSchema,
    known: () => ({
      // Mostly the resource of the path.
      ids: [...(store.ids[kind] ?? []), ...Object.values(store.ids).flat()],
      codes: store.coupons,
    }),
  }

  it('answers every caller as described', async () => {
    await store.lookAgain()
    await fc.assert(
      fc.asyncProperty(requestsOf(id, world), async ({ right, wrong }) => {
        for (const identity of identities) {
          const allowed = mayCall(identity, operation)
          for (const request of [wrong, right]) {
            if (request === undefined) continue
            const answered = await ask(id, identity, request)
            expect(answered).toMatchObject(sound)
            if (answered.status === 401 && !(await store.isLive(identity))) {
              // An earlier call signed this caller out.
              await store.signInAgain()
            } else if (!allowed) {
              expect(answered).toMatchObject(refusals[identity === 'none' ? 'none' : 'other'])
            } else if (request === wrong) {
              expect(answered.status).toBe(400)
              if (operation.page) continue
              const { fieldViolations } = answered.body?.details?.validationError ?? {}
              expect(fieldViolations).toContainEqual(
                expect.objectContaining({ violatedRule: expect.any(String) }),
              )
            } else {
              expect(statuses).toContain(answered.status)
              const { applicationError, validationError } = answered.body?.details ?? {}
              if (applicationError) expect(codes).toContain(applicationError.code)
              else if (answered.status >= 400)
                expect(validationError?.fieldViolations).not.toEqual([])
            }
          }
        }
      }),
      { numRuns: rounds, endOnFailure: true },
    )
  })
})

it('knows a record of every kind of which it refuses an unknown id', async () => {
  const kinds = new Set<string>()
  for (const id of every) {
    const { method, path } = operations[id]
    if (method !== 'GET' || !path.includes('{')) continue
    const unknown = path.replaceAll(/\{\w+\}/g, () => randomUUID())
    const { status } = await ask(id, 'app', { method, path: unknown })
    if (status === 404) kinds.add(kindOf(path))
  }
  // `sent-fields.test.ts` asks for a record of what is only changed.
  expect(kinds.size).toBeGreaterThan(6)
  for (const kind of kinds) expect([kind, store.ids[kind] ?? []]).not.toEqual([kind, []])
})

it('makes as many requests as the contract demands', async ({ annotate }) => {
  await annotate(
    `${requests} requests of ${every.length} operations by ${identities.length} callers`,
  )
  expect(requests).toBeGreaterThan(isLong ? 20_000 : every.length * identities.length)
})

it('finds a response that differs', () => {
  expect(check('members.getMember', 200, { member: { id: 5 } })).toContain('/member/id must be')
  expect(check('members.getMember', 200, { member: {}, more: 1 })).toContain(
    'additional properties',
  )
  expect(check('members.getMember', 404, { message: 1 })).toContain('/message must be')
})
