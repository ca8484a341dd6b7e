/** GraphQL libraries and tools: what they send beside a document, and how they read the schema. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore, type Store } from '../../people/accounts/store.ts'

let store: Store

beforeAll(async () => {
  store = await openStore({})
})
afterAll(() => store.close())

async function ask(body: object) {
  const { url, sandbox } = store
  const answer = await sandbox.fetch(`${url}/graphql/alpha`, {
    method: 'POST',
    headers: { authorization: sandbox.site.apiKey },
    body: JSON.stringify(body),
  })
  return answer.json()
}

/** What tools read a schema with, all its options set. */
const introspectionQuery = `
  query IntrospectionQuery {
    __schema {
      description queryType { name kind } mutationType { name kind } subscriptionType { name kind }
      types {
        kind name description specifiedByURL
        fields(includeDeprecated: true) {
          name description args(includeDeprecated: true) { ...InputValue } type { ...TypeRef }
          isDeprecated deprecationReason
        }
        inputFields(includeDeprecated: true) { ...InputValue }
        interfaces { ...TypeRef }
        enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason }
        possibleTypes { ...TypeRef }
      }
      directives {
        name description isRepeatable locations args(includeDeprecated: true) { ...InputValue }
      }
    }
  }
  fragment InputValue on __InputValue {
    name description type { ...TypeRef } defaultValue isDeprecated deprecationReason
  }
  fragment TypeRef on __Type { ${'kind name ofType { '.repeat(9)} kind name ${'} '.repeat(9)} }`

describe('the sandbox', () => {
  it.each([
    ['B', { data: { b: { count: 1 } } }],
    ['C', { data: null, errors: [{ message: 'Unknown operation named "C".' }] }],
    ['', { data: null, errors: [{ message: expect.stringContaining('provide operation name') }] }],
  ])('runs the operation that is named, if any: %j', async (operationName, expected) => {
    const query = ['A', 'B'].map(
      (name) => `query ${name} { ${name.toLowerCase()}: products(limit: 1) { count } }`,
    )
    expect(await ask({ query: query.join(' '), operationName })).toEqual(expected)
  })

  it('answers the introspection query of tools', async () => {
    const { data, errors } = await ask({
      query: introspectionQuery,
      operationName: 'IntrospectionQuery',
      extensions: { clientLibrary: { name: 'tool' } },
    })
    expect(errors).toBeUndefined()
    const names = data.__schema.types.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['Query', 'Product', 'JSON']))
  })
})
