/** What plain JavaScript passes for a product: the response around it, its promise, or nothing. */
import { expect, it } from 'vitest'
import {
  availableChoices,
  cartItem,
  cartItemIn,
  choicesIn,
  findVariant,
  firstChoices,
  offerState,
} from '../../../src/catalogue.ts'
import { ApiError } from '../../../src/index.ts'

const takers = {
  availableChoices,
  cartItem,
  cartItemIn,
  choicesIn,
  findVariant,
  firstChoices,
  offerState,
}

const response = { product: { id: 'mug', productOptions: [], variants: [] } }

it.each(Object.entries(takers))('%s names the argument that is no product', (_, taker) => {
  for (const wrong of [undefined, null, 'mug', response, Promise.resolve(response)]) {
    let error: unknown
    try {
      Reflect.apply(taker, undefined, [wrong, new FormData()])
    } catch (thrown) {
      error = thrown
    }
    expect(ApiError.is(error, 'INVALID_ARGUMENT') && error.violations[0]?.field).toBe('product')
  }
})
