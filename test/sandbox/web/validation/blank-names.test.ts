/** Every name that the description knows has to show something. */
import { describe, expect, it } from 'vitest'
import { blankNameViolations } from '../../../../sandbox/web/validation/beyond-schema.ts'
import { bodyFields, bodyWith, fieldName } from '../../contract/body-fields.ts'

const texts = [...bodyFields()].filter(
  ({ isReadOnly, schema: { type, format, enum: values } }) =>
    !isReadOnly && [type].flat().includes('string') && format === undefined && values === undefined,
)

/** Fields whose text speaks of a name though they hold another thing, and why. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^query\b|\.fieldName$|(^|\.)filter$/, 'names a field of the description'],
  [/\.slug$/, 'is normalised, and refused where nothing is left'],
  [/\burl$/, 'is an address'],
  [/\bseo(Data|Schema)\./, 'is markup for search engines'],
  [/\b(externalId|ecomId)$/, 'is an identifier'],
  [/captchaTokens\[0\]/, 'is a token'],
]

const named = new Map(
  texts
    .filter(({ schema }) =>
      /\bname\b|\blabel\b|\btitle\b|\bbrand\b/i.test(schema.description ?? ''),
    )
    .map(({ steps }) => [fieldName(steps), steps] as const)
    .filter(([field]) => !others.some(([pattern]) => pattern.test(field))),
)

describe('a name of invisible characters only', () => {
  it('is checked at the known names', () => {
    expect([...named.keys()]).toEqual(
      expect.arrayContaining([
        'product.name',
        'product.productOptions[0].name',
        'product.productOptions[0].choices[0].description',
        'collection.name',
        'member.profile.nickname',
        'member.contact.firstName',
        'profile.lastName',
      ]),
    )
  })

  it.each([...named])('is refused as %s', (field, steps) => {
    const fields = (name: string) =>
      blankNameViolations(bodyWith(steps, name)).map((violation) => violation.field)
    expect([fields(' '), fields('\u200b\u2066\t')]).toEqual([[field], [field]])
    expect([fields('a'), fields(' é '), fields('')]).toEqual([[], [], []])
  })

  it.each(['company', 'jobTitle', 'position', 'userName', 'streetName', 'fileName', 'option'])(
    'is refused as a %s',
    (name) => {
      expect(blankNameViolations({ profile: { [name]: ' ' } })).toMatchObject([
        { field: `profile.${name}` },
      ])
    },
  )

  it('may be looked for, and be given to a document', () => {
    expect(blankNameViolations({ query: { filter: { name: ' ', $not: { brand: ' ' } } } })).toEqual(
      [],
    )
    expect(blankNameViolations({ query: '{ cart { id } }', variables: { name: ' ' } })).toEqual([])
  })

  it('is refused in visible words, and nothing else is', () => {
    const other = { description: ' ', brand: null, ribbon: 5, title: { width: ' ' } }
    expect(blankNameViolations([' ', null, { product: { name: ' ', ...other } }])).toEqual([
      {
        field: '[2].product.name',
        description: 'must have a visible character',
        violatedRule: 'FORMAT',
        data: { type: 'NAME' },
      },
    ])
  })
})
