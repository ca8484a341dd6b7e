/** Defaults of path parameters, in every style of calling. */
import { expect, it } from 'vitest'
import { createClient, platforms } from '../../../src/index.ts'
import { graphql, graphqlQuery } from '../../../src/operations.ts'
import { createMutations } from '../../../src/react/index.ts'

const called: string[] = []
const client = createClient({
  platform: platforms.sandbox('http://store.example'),
  apiKey: 'key',
  fetch: async (url) => {
    called.push(new URL(url).pathname)
    return Response.json({ data: {} })
  },
})
const body = { query: '{ shop }' }

it.each([
  ['a named method', () => client.graphql.query(body)],
  ['a function', () => graphqlQuery(client, body)],
  ['a document', () => graphql(client, '{ shop }')],
  ["React's options", () => createMutations(client).graphql.query().mutationFn(body)],
  ['a path', () => client.paths['/graphql/{apiVersion}'].POST({ body })],
  [
    'a path with parameters',
    () => client.paths['/graphql/{apiVersion}'].POST({ params: {}, body }),
  ],
])('%s calls the alpha version where none is given', async (_style, call) => {
  called.length = 0
  await call()
  expect(called).toEqual(['/graphql/alpha'])
})

it.each([
  ['a document', () => graphql(client, '{ shop }', {}, { apiVersion: 'v2' })],
  [
    'a path',
    () =>
      client.paths['/graphql/{apiVersion}'].POST({ params: { path: { apiVersion: 'v2' } }, body }),
  ],
])('%s calls the version it is given', async (_style, call) => {
  called.length = 0
  await call()
  expect(called).toEqual(['/graphql/v2'])
})
