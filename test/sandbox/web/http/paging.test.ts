/** A page that a request asks for wrongly, in every operation with pages. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../../../generated/operation.ts'
import { operations } from '../../../../generated/operations/index.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'

const { paths } = JSON.parse(
  readFileSync(new URL('../../../../generated/openapi.json', import.meta.url), 'utf8'),
)

/** The operations with pages by offset, and the field of their query object. */
const paged = Object.values<Operation>(operations).flatMap((operation) => {
  const paging = paths[operation.path][operation.method.toLowerCase()]['x-paging']
  const isByOffset = [paging?.style].flat().includes('offset')
  return isByOffset ? [{ ...operation, within: String(paging.query) }] : []
})

let sandbox: Sandbox
let productId: string
beforeAll(async () => {
  sandbox = await createSandbox({ products: 3 })
  const { method, path } = operations['products.queryProducts']
  const found = await asked(method, path, {})
  productId = found.products[0].id
})
afterAll(() => sandbox?.close())

async function asked(method: string, path: string, body: object | undefined) {
  const answer = await sandbox.fetch(`http://127.0.0.1:4100${path}`, {
    method,
    headers: { authorization: sandbox.site.apiKey, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return answer.json()
}

/** The violations of an operation's request with this paging: each field and rule. */
async function refused({ method, path, within }: (typeof paged)[number], paging: object) {
  const address = path.replace(/\{\w+\}/, productId)
  const parameters = Object.entries(paging).map(([name, value]) => [`paging.${name}`, value])
  const { details } =
    method === 'GET'
      ? await asked(method, `${address}?${new URLSearchParams(parameters)}`, undefined)
      : await asked(method, address, within === '' ? { paging } : { [within]: { paging } })
  const violations: { field: string; violatedRule: string }[] =
    details?.validationError?.fieldViolations ?? []
  return violations.map(({ field, violatedRule }) => [field.replace(/.*paging/, ''), violatedRule])
}

it('covers the lists of the store', () => {
  expect(paged.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['products.queryProducts', 'members.listMembers']),
  )
})

describe.each(paged)('$id', (operation) => {
  it.each([
    [{ limit: 'x' }, ['.limit', 'FORMAT']],
    [{ limit: 101 }, ['.limit', 'MAX']],
    [{ limit: -1 }, ['.limit', 'MIN']],
    [{ offset: -1 }, ['.offset', 'MIN']],
    [{ offset: 1.5 }, ['.offset', 'FORMAT']],
    [{ offset: 10_000_001 }, ['.offset', 'MAX']],
  ])('refuses %j', async (paging, expected) => {
    expect(await refused(operation, paging)).toEqual([expected])
  })

  it('refuses both fields at once', async () => {
    expect(await refused(operation, { limit: -1, offset: 1.5 })).toEqual([
      ['.limit', 'MIN'],
      ['.offset', 'FORMAT'],
    ])
  })

  it('takes the largest page, and none', async () => {
    expect(await refused(operation, { limit: 100, offset: 10_000_000 })).toEqual([])
    expect(await refused(operation, { limit: 0 })).toEqual([])
  })
})
