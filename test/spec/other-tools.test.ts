/** What other tools' own rules say of the bundle, and why it stays. */
import { fileURLToPath } from 'node:url'
import { createConfig, lint } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { description, record } from './bundle.ts'

/** The rule looks at paths without their methods; no request matches both of a pair. */
const ambiguous = [
  '/v1/collections/slug/{slug}',
  '/v1/carts/by-checkout-id/{id}',
  '/v1/carts/{id}/create-checkout',
  '/v2/inventoryItems/product/{productId}',
]

/** Enumerations of the specification that travel only in events, which no operation carries. */
const ofEvents = Object.entries(record(record(description.components).schemas))
  .filter(([, schema]) => Array.isArray(record(schema).enum))
  .map(([name]) => name)

it('Redocly recommends nothing more, but for pairs of paths and enumerations of events', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const ref = fileURLToPath(new URL('../../generated/openapi.json', import.meta.url))
  const problems = await lint({ ref, config })
  const unexplained = problems.filter(({ ruleId, location }) => {
    const [, , key = ''] = location[0]?.pointer?.split('/') ?? []
    const name = location[0]?.pointer?.split('/').at(-1) ?? ''
    if (ruleId === 'no-ambiguous-paths') return !ambiguous.includes(key.replaceAll('~1', '/'))
    return !(ruleId === 'no-unused-components' && ofEvents.includes(name))
  })
  expect(unexplained.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})
