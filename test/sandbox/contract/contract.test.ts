/**
 * The description as a contract: requests it lets in, and such that it does not, for every operation
 * and caller. Every answer is the description's, and nothing ends in a 5xx.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../generated/operations/index.ts'
import { validators } from '../../../generated/validators.js'
import type { OperationId } from '../../../generated/wire.ts'
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox.ts'
import { answerChecker } from '../../../sandbox/validation/answers.ts'
import { readDescription } from '../../../sandbox/validation/description.ts'
import { runs } from '../../setup/long.ts'
import { type Schema, schemaValue } from './arbitrary.ts'

// Hashing is not what these tests are about.
process.env.SANDBOX_PASSWORD_COST = '10'

interface Described {
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema } }
  }
  readonly 'x-error-codes'?: readonly string[]
}
const description: {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly 'x-error-codes': readonly string[]
} = JSON.parse(JSON.stringify(readDescription()))

const find = (reference: string): Schema =>
  description.components.schemas[reference.split('/').at(-1) ?? ''] ?? {}

let sandbox: Sandbox
const logged: string[] = []
const tokens: string[] = []
const ids: string[] = []
const check = await answerChecker()

beforeAll(async () => {
  sandbox = await createSandbox({
    products: 12,
    checkAnswers: true,
    log: (text) => logged.push(text),
  })
  const { apiKey, clientId } = sandbox.site
  const visitor = await send('/oauth2/token', 'POST', '', { clientId, grantType: 'anonymous' })
  const { access_token }: { access_token: string } = await visitor.json()
  tokens.push(apiKey, apiKey, access_token)
  for (const path of [
    '/v1/products/query-platformized',
    '/v1/members/query',
    '/v2/collections/query',
  ]) {
    const found = await send(path, 'POST', apiKey, { query: { paging: { limit: 5 } } })
    ids.push(...((await found.text()).match(/(?<="id":")[^"]{36}(?=")/g) ?? []))
  }
})
afterAll(() => sandbox?.close())

function send(path: string, method: string, token: string, body?: unknown): Promise<Response> {
  return sandbox.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method,
      headers: { ...(token && { authorization: token }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}

const every: OperationId[] = []
for (const id in validators) if (isOperation(id)) every.push(id)
function isOperation(id: string): id is OperationId {
  return Object.hasOwn(operations, id)
}

/** Breaks one value of a body: removed, of another type, far out of bounds, or beside an unknown one. */
function broken(body: unknown, which: number, odd: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return odd
  const entries = Object.entries(body)
  const [name, value] = entries[which % Math.max(1, entries.length)] ?? []
  if (name === undefined || which % 5 === 0) return { ...body, unknownField: odd }
  if (which % 5 === 1) return Object.fromEntries(entries.filter(([key]) => key !== name))
  return { ...body, [name]: which % 5 === 2 ? odd : broken(value, which >> 2, odd) }
}

const oddities = fc.constantFrom<unknown>(
  -1,
  1e300,
  '',
  'x'.repeat(9000),
  true,
  [],
  {},
  [[{}]],
  null,
)

describe.each(every)('%s', (id) => {
  const { method, path } = operations[id]
  const operation = description.paths[path]?.[method.toLowerCase()]
  const schema = operation?.requestBody?.content['application/json'].schema
  const codes = [...description['x-error-codes'], ...(operation?.['x-error-codes'] ?? [])]

  it('answers as described, whatever is asked', async () => {
    const bodies = schema === undefined ? fc.constant(undefined) : schemaValue(schema, find)
    const asked = fc.record({
      body: fc
        .tuple(bodies, fc.nat(), oddities, fc.boolean())
        .map(([body, which, odd, breaks]) =>
          breaks && body !== undefined ? broken(body, which, odd) : body,
        ),
      id: fc.nat(),
      caller: fc.nat(),
    })
    await fc.assert(
      fc.asyncProperty(asked, async ({ body, id: which, caller }) => {
        const filled = path.replaceAll(/\{\w+\}/g, () =>
          encodeURIComponent(ids[which % ids.length] ?? 'x'),
        )
        const token = tokens[caller % tokens.length] ?? ''
        const answer = await send(filled, method, token, body)
        const text = await answer.text()
        expect([answer.status, logged.splice(0)]).toEqual([answer.status, []])
        expect(answer.status).toBeLessThan(500)
        if (
          answer.status === 200 ||
          answer.status === 302 ||
          operations[id].path.endsWith('/authorize')
        )
          return
        expect(check(id, answer.status, JSON.parse(text))).toBeUndefined()
        const { details } = JSON.parse(text)
        if (details.applicationError) expect(codes).toContain(details.applicationError.code)
        else expect(details.validationError.fieldViolations.length).toBeGreaterThan(0)
      }),
      { numRuns: runs(200), endOnFailure: true },
    )
  })

  it.runIf(schema !== undefined)('refuses what the description does not let in', async () => {
    const body = schemaValue(schema ?? {}, find)
    const validator = validators[id].body
    await fc.assert(
      fc.asyncProperty(body, fc.nat(), oddities, async (right, which, odd) => {
        const wrong = broken(right, which, odd)
        const named = Object(wrong)
        const sent = Array.isArray(wrong) ? wrong : { ...named }
        for (const name of operations[id].pathParameters)
          if (!Array.isArray(sent)) delete sent[name]
        if (
          validator === undefined ||
          typeof wrong !== 'object' ||
          wrong === null ||
          validator(sent)
        )
          return
        const filled = path.replaceAll(/\{\w+\}/g, crypto.randomUUID())
        const answer = await send(filled, method, sandbox.site.apiKey, wrong)
        // A caller whom the operation is not for is told that first.
        if (answer.status === 403) return
        const { details } = await answer.json()
        expect([answer.status, details.validationError?.fieldViolations]).toEqual([
          400,
          expect.arrayContaining([expect.objectContaining({ violatedRule: expect.any(String) })]),
        ])
      }),
      { numRuns: runs(60), endOnFailure: true },
    )
  })
})

it('an answer that differs is found', () => {
  expect(check('members.getMember', 200, { member: { id: 5 } })).toContain('/member/id must be')
  expect(check('members.getMember', 200, { member: {}, more: 1 })).toContain(
    'additional properties',
  )
  expect(check('members.getMember', 404, { message: 1 })).toContain('/message must be')
})
