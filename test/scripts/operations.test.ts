/** What is read of operations. */
import { expect, test } from 'vitest'
import { withServers } from '../../scripts/generate/emit/servers.ts'
import { edited } from './report/kinds.ts'
import { bundleOf, descriptionOf, type JsonObject } from './support/bundle.ts'

const path = ['paths', '/things/{id}']
const sound = bundleOf({ Thing: { type: 'object' } })
const parameter = (place: string, name: string, more: JsonObject = {}) => ({
  in: place,
  name,
  required: true,
  schema: { type: 'string' },
  ...more,
})

test('an operation has its servers, also on a path with an escape', () => {
  const item = Object(sound.paths)['/things/{id}']
  const bundle = {
    ...sound,
    servers: [{ url: 'https://a.test' }],
    paths: { '/my%20things/{id}': item },
  }
  const { paths } = withServers(bundle, descriptionOf(bundle))
  expect(paths).toHaveProperty(
    ['/my%20things/{id}', 'post', 'servers'],
    [{ url: 'https://a.test' }],
  )
})

test('an operation overrides what its path says of a parameter', () => {
  const shared = [parameter('path', 'id'), parameter('query', 'id')]
  const own = [parameter('path', 'id', { description: 'Id of the thing.' })]
  const bundle = edited(
    edited(sound, [...path, 'parameters'], shared),
    [...path, 'post', 'parameters'],
    own,
  )
  const [operation] = descriptionOf(bundle).operations
  expect(operation?.pathParameters.map(({ description }) => description)).toEqual([
    'Id of the thing.',
  ])
  expect(operation?.queryParameters).toHaveLength(1)
})
