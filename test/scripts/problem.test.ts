/** How complaints are printed, and where they are in a file. */
import { parseYaml, Source } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { placeIn } from '../../scripts/generate/read/place.ts'
import { formatProblems, type Problem } from '../../scripts/generate/read/problem.ts'

const at = (line: number, message: string): Problem => ({
  file: 'spec/paths/carts.yaml',
  line,
  column: 3,
  message,
  advice: 'Write post.',
})

it('merges equal problems into one, with a count and the other places', () => {
  const many = Array.from({ length: 134 }, (_, index) => at(index + 1, 'PUT is not called.'))
  const text = formatProblems([...many, at(7, 'Another one.')])
  expect(text.split('\n')).toEqual([
    'spec/paths/carts.yaml:1:3  PUT is not called.',
    '  Write post.',
    expect.stringMatching(/^ {2}133 more: spec\/paths\/carts\.yaml:2:3, .*:9:3, …$/),
    'spec/paths/carts.yaml:7:3  Another one.',
    '  Write post.',
  ])
})

const shared = `get:
  responses:
    '200': { description: Yes. }
    <<: &failures
      '400':
        description: No.
      '500': &last
        headers: { late: {} }
post:
  responses:
    <<: *failures
    '502': *last
  tags:
    - &tag { name: carts }
    - *tag
`

it.each([
  ['get', 1],
  ['get/responses/200/description', 3],
  ['get/responses/400', 5],
  ['get/responses/400/description', 6],
  ['get/responses/500/headers/late', 8],
  ['post/responses/400/description', 6],
  ['post/responses/404', 10],
  ['post/responses/500', 7],
  ['post/responses/502', 12],
  ['post/responses/502/headers', 8],
  ['post/tags/1', 15],
  ['post/tags/1/name', 14],
])('finds %s on line %i, also in a shared block', (pointer, line) => {
  const document = { source: new Source('shared.yaml', shared), parsed: parseYaml(shared) }
  expect(placeIn(document, `/${pointer}`)).toMatchObject({ line })
})
