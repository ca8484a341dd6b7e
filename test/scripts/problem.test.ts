/** How complaints are printed. */
import { expect, it } from 'vitest'
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
