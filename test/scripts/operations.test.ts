/** What is read of operations. */
import { expect, test } from 'vitest'
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
