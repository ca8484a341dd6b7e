import { describe, expect, it } from 'vitest'
import { deprecationTag, substituteIn } from '../../scripts/generate/model/deprecation.ts'

describe('the notice of something that later releases lack', () => {
  it.each([
    ['The price under its older name; read `priceData` instead.', 'Read `priceData` instead.'],
    ['Read `priceData` instead.', 'Read `priceData` instead.'],
    [
      'Signs a person in. The current release no longer has it;\n  use `loginV2` instead, which asks less.',
      'Use `loginV2` instead, which asks less.',
    ],
    ['Ids for the support; no replacement.', 'No replacement.'],
    ['Read it aloud; then it counts. Call `sum` instead.', 'Call `sum` instead.'],
  ])('ends with the replacement: %s', (description, substitute) => {
    expect(substituteIn(description)).toBe(substitute)
    expect(deprecationTag(description, true)).toBe(`@deprecated ${substitute}`)
  })

  it.each([undefined, '', 'The price.', 'Read `priceData` instead of this one day, or the other.'])(
    'names nothing in %j',
    (description) => {
      expect(substituteIn(description)).toBeUndefined()
    },
  )

  it('is omitted where nothing is deprecated', () => {
    expect(deprecationTag('Read `priceData` instead.', false)).toBeUndefined()
  })
})
