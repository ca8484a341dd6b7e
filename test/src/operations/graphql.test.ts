/** A GraphQL call: what it demands, and what can be looked at of its answer. */
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type GraphqlDocument, graphql } from '../../../src/operations.ts'
import { clientOf } from '../support/client.ts'
import { startLoopback, withTokens } from '../support/loopback.ts'

interface Shop {
  readonly shop: { readonly name: string }
}

/** As code generators write them: a text that knows its types. */
class TypedText<Data, Variables> {
  declare readonly __apiType?: (variables: Variables) => Data
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

const client = clientOf({ url: 'http://store.example' })

/** Checked, never run. */
const compiles = (_: () => unknown): void => {}

describe('a GraphQL document', () => {
  it('with variables does not compile without them', () => {
    compiles(() => graphql<Shop, { id: string }>(client, 'q', { id: 's' }, { retries: 0 }))
    // @ts-expect-error the variables are missing
    compiles(() => graphql<Shop, { id: string }>(client, 'q'))
    // @ts-expect-error a variable is missing
    compiles(() => graphql<Shop, { id: string }>(client, 'q', {}))
    const typed = new TypedText<Shop, { id: string }>('q')
    compiles(() => graphql(client, typed, { id: 's' }))
    // @ts-expect-error a typed document brings its variables along
    compiles(() => graphql(client, typed))
  })

  it('without required variables needs none', () => {
    compiles(() => graphql(client, '{ shop }'))
    compiles(() => graphql<Shop>(client, '{ shop }', undefined, { apiVersion: 'v2' }))
    compiles(() => graphql<Shop, { id?: string }>(client, 'q'))
    const typed = new TypedText<Shop, { [key: string]: never }>('q')
    compiles(async () => {
      expectTypeOf((await graphql(client, typed)).data).toEqualTypeOf<Shop>()
    })
    expectTypeOf(typed).toExtend<GraphqlDocument<Shop, { [key: string]: never }>>()
  })

  it('does not compile as a parsed document: it must be printed first', () => {
    const parsed = { kind: 'Document', definitions: [] }
    // @ts-expect-error not a text
    compiles(() => graphql(client, parsed))
  })

  it('returns data, response and request id, or the error', async () => {
    const headers = { 'x-wix-request-id': 'r-7' }
    const replies = [
      { body: { data: { shop: { name: 'Mugs' } } }, headers },
      { status: 403, body: {}, headers },
    ]
    const server = await startLoopback(withTokens(() => replies.shift() ?? {}))
    const seen = await graphql<Shop>(clientOf(server), '{ shop { name } }').withResponse()
    expect(seen.data.data.shop.name).toBe('Mugs')
    expect([seen.response.status, seen.requestId]).toEqual([200, 'r-7'])
    const result = await graphql<Shop>(clientOf(server), '{ shop { name } }').safe()
    expect(result.ok ? undefined : result.error.message).toBe(
      'GraphQL request failed with status 403',
    )
  })
})
