/** The cost of validating a product's body. */
import { validate } from '../../../sandbox/web/validation/validate.ts'
import { timePerCall } from '../timing.ts'

const product = {
  name: 'Stoneware Mug',
  productType: 'physical' as const,
  description: `<p>${'Thrown by hand and fired twice, with a glaze of ash. '.repeat(28)}</p>`,
  sku: 'MUG-1',
  visible: true,
  ribbon: 'New',
  brand: 'Harbour',
  weight: 0.4,
  priceData: { price: 24.5 },
  costAndProfitData: { itemCost: 9.25 },
  discount: { type: 'PERCENT' as const, value: 10 },
  manageVariants: true,
  productOptions: ['Size', 'Colour', 'Finish'].map((name) => ({
    name,
    optionType: 'drop_down' as const,
    choices: Array.from({ length: 5 }, (_, index) => ({
      value: `${name} ${index}`,
      description: `${name} ${index}`,
    })),
  })),
}

/** Microseconds for one body, warm, with the body's size. */
export async function validationTime() {
  const body = { product }
  const call = () => validate('products.createProduct', { path: {}, query: {}, body })
  const run = async () => (await timePerCall(5_000, call)) * 1000
  await run()
  const rounds = [await run(), await run(), await run()]
  return { bytes: JSON.stringify(body).length, microseconds: Math.min(...rounds) }
}
