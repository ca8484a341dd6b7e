/** What was read can be written back: for the type checker, and for a platform. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { createSandbox } from '../../sandbox/composition/sandbox.ts'
import { createClient, platforms, writable } from '../../src/index.ts'
import { typechecker } from '../scripts/support/typecheck.ts'

const root = resolve(import.meta.dirname, '../..')

it('every entity of both responses and requests can be written as it was read', () => {
  const schema = readFileSync(join(root, 'generated/schema.ts'), 'utf8')
  const names = Array.from(
    schema.matchAll(/^export (?:interface|type) (\w+)/gm),
    ([, name]) => name,
  )
  // A query is sent and never answered.
  const entities = names.filter(
    (name) => names.includes(`${name}Input`) && !name?.endsWith('Query'),
  )
  expect(entities.length).toBeGreaterThan(40)
  const folder = join('.cache', 'writable')
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(
    join(root, folder, 'entities.ts'),
    [
      "import type * as schema from '../../generated/schema.ts'",
      "import type { Readable } from '../../src/adapters/writable.ts'",
      ...entities.map(
        (name) =>
          `export const of${name} = (read: schema.${name}): Readable<schema.${name}Input> => read`,
      ),
    ].join('\n'),
  )
  expect(typechecker(root, [join(folder, 'entities.ts')])()).toEqual([])
})

it('a product and a member are unchanged when written back', async () => {
  const sandbox = await createSandbox({ data: 'memory', products: 3 })
  try {
    const client = createClient({
      platform: platforms.sandbox('http://127.0.0.1:4100'),
      apiKey: sandbox.site.apiKey,
      fetch: sandbox.fetch,
    })
    const [first] = (await client.products.query().limit(1).find()).items
    const read = () =>
      client.products.getProduct(first?.id ?? '', { includeMerchantSpecificData: true })
    const { product } = await read()
    if (!product) throw new Error('The store has no products')
    await client.products.updateProduct(product.id, { product: writable(product) })
    const { lastUpdated: _, ...before } = product
    expect((await read()).product).toMatchObject(before)

    const query = client.members.query().with({ fieldsets: ['FULL'] })
    const [member] = (await query.limit(1).find()).items
    if (!member?.id) throw new Error('The store has no members')
    await client.members.updateMember(member.id, { member: writable(member) })
    const { updatedDate: __, ...person } = member
    const answer = await client.members.getMember(member.id, { fieldsets: ['FULL'] })
    expect(answer.member).toMatchObject(person)
  } finally {
    await sandbox.close()
  }
})
