// One number changed in a copy of the description: the reference, the sandbox's checks and its rules, and the console
// follow without another change.
import { expect, test } from 'vitest'
import { copyDescription } from './support/copy.ts'
import { printedBy } from './support/program.ts'

/** Asks the copy's code: how many lines its cart takes, what the check of a request says, and what the console takes. */
const questions = `
import { assertLimits } from './sandbox/commerce/carts/changes.ts'
import { validate } from './sandbox/web/validation/validate.ts'
import { readPaging } from './sandbox/storage/filters/paging.ts'
import { firstPage } from './console/ui/list/list-address.ts'
import { cartItem } from './src/catalogue/cart-item.ts'
import { preorderKind } from './console/messages/number-kinds.ts'

const refusal = (act) => {
  try { act(); return [] } catch (error) { return error.violations.map(({ field, description }) => field + ' ' + description) }
}
const line = { quantity: 1, seen: { price: 1 } }
const lineItems = Array.from({ length: 51 }, () => ({ quantity: 1 }))
console.log(JSON.stringify({
  lines: refusal(() => assertLimits(lineItems.map(() => line))),
  request: refusal(() => validate('carts.createCart', { path: {}, query: {}, body: { lineItems } })),
  units: refusal(() => cartItem({ id: 'mug', productOptions: [], variants: [] }, { quantity: 31 })),
  preorder: preorderKind.maximum,
  pages: [readPaging(undefined, '').limit, firstPage({ field: 'id', order: 'ASC' }).perPage],
}))
`

test('applies a changed limit to every layer', async () => {
  const copy = copyDescription([
    'generated',
    'src',
    'sandbox',
    'console',
    'package.json',
    'tsconfig.json',
  ])
  copy.edit('spec/schemas/limits.yaml', (text) =>
    text
      .replace('linesOfACart: 300', 'linesOfACart: 50')
      .replace('quantityOfALine: 100000', 'quantityOfALine: 30'),
  )
  copy.edit('spec/schemas/query.yaml', (text) => text.replace('default: 50', 'default: 40'))
  copy.edit('spec/schemas/inventory.yaml', (text) => text.replace('maximum: 100000', 'maximum: 20'))
  const { reference } = await copy.generate()

  for (const entity of ['cart', 'checkout', 'order']) {
    expect(reference.get(`entities/${entity}.md`)).toContain('at most 50 items')
    expect(reference.get(`entities/${entity}.md`)).not.toContain('300 items')
  }
  expect(JSON.parse(await printedBy(questions, copy.root))).toEqual({
    lines: ['lineItems a cart holds at most 50 lines'],
    request: ['lineItems must not have more than 50 items'],
    units: ['quantity must be a whole number from 1 to 30'],
    preorder: 20,
    pages: [40, 40],
  })
})
