// A property set on many products: what another changed since stays, and what could not be set says why.
import { expect, it } from 'vitest'
import {
  setProperty,
  settableProperties,
} from '../../../../console/resources/products/bulk/set-property.ts'
import { failureOf } from '../../../../console/store/failure.ts'
import type { StoreClient } from '../../../../console/store/store-client.ts'
import { clientAnswering } from '../../support/fake-platform.ts'
import { ownersClient } from '../../support/owners-client.ts'

let client: StoreClient
ownersClient((owner) => {
  client = owner
})

const sizes = async () => {
  const choices = ['S', 'L'].map((value) => ({ value, description: value }))
  const { product } = await client.products.createProduct({
    product: {
      name: 'Mug',
      productType: 'physical',
      priceData: { price: 20 },
      weight: 1,
      manageVariants: true,
      productOptions: [{ name: 'Size', choices }],
    },
  })
  const [small] = product.variants
  const weigh = (weight: number) =>
    client.products.updateProductVariants(product.id, {
      variants: [{ variantIds: [small?.id ?? ''], weight }],
    })
  const weights = async () => {
    const { product: now } = await client.products.getProduct(product.id)
    return [now.weight, ...now.variants.map(({ variant }) => variant?.weight)]
  }
  return { row: { id: product.id, name: 'Mug' }, weigh, weights }
}

it('its Undo skips and reports variants changed since', async () => {
  const { row, weigh, weights } = await sizes()
  await weigh(4)
  const job = setProperty(client, 'weight', 5)
  const noted = (await job.note?.([row])) ?? []
  expect(await job.change(noted)).toEqual([])
  expect(await weights()).toEqual([5, 5, 5])
  await weigh(9)
  const failures = (await job.undo?.(noted)) ?? []
  expect(failures.map(({ reason }) => failureOf(reason).kind)).toEqual(['changed'])
  expect(await weights()).toEqual([5, 9, 5])
})

it('its Undo knows an accent that was typed as a character of its own', async () => {
  const { row } = await sizes()
  const job = setProperty(client, 'brand', 'Cafe\u0301')
  const noted = (await job.note?.([row])) ?? []
  await job.change(noted)
  expect(await job.undo?.(noted)).toEqual([])
  expect((await client.products.getProduct(row.id)).product.brand ?? '').toBe('')
})

it('its Undo restores every variant’s own value, and is idempotent', async () => {
  const { row, weigh, weights } = await sizes()
  await weigh(4)
  const job = setProperty(client, 'weight', 5)
  const noted = (await job.note?.([row])) ?? []
  await job.change(noted)
  expect(await job.undo?.(noted)).toEqual([])
  expect(await weights()).toEqual([1, 4, 1])
  expect(await job.undo?.(noted)).toEqual([])
})

const formerly = {
  'with a value': { brand: 'Kiln', ribbon: 'New', weight: 2, costAndProfitData: { itemCost: 3 } },
  'without one': {},
}
const wanted = { brand: 'Loom', ribbon: 'Sale', weight: 7, cost: 8 }

it.each(
  Object.entries(formerly).flatMap(([kind, values]) =>
    settableProperties.flatMap((property) =>
      [wanted[property], ...(typeof wanted[property] === 'string' ? [''] : [])].map((value) => ({
        kind,
        values,
        property,
        value,
      })),
    ),
  ),
)('$property becomes $value of a product $kind, and again what it was', async (given) => {
  const { values, property, value } = given
  const choices = ['S', 'L'].map((size) => ({ value: size, description: size }))
  const { product: made } = await client.products.createProduct({
    product: {
      name: 'Mug',
      productType: 'physical',
      priceData: { price: 20 },
      ...values,
      manageVariants: true,
      productOptions: [{ name: 'Size', choices }],
    },
  })
  await client.products.updateProductVariants(made.id, {
    variants: [{ variantIds: [made.variants[0]?.id ?? ''], weight: 4, cost: 5 }],
  })
  const now = async () => {
    const { product } = await client.products.getProduct(made.id, {
      includeMerchantSpecificData: true,
    })
    const { brand, ribbon, weight, costAndProfitData, variants } = product
    return { brand, ribbon, weight, cost: costAndProfitData?.itemCost ?? null, variants }
  }
  const before = await now()
  const job = setProperty(client, property, value)
  const noted = (await job.note?.([{ id: made.id, name: 'Mug' }])) ?? []
  expect(await job.change(noted)).toEqual([])
  expect((await now())[property] ?? '').toBe(value)
  expect(await job.undo?.(noted)).toEqual([])
  expect(await now()).toEqual(before)
})

it('a product deleted since is reported as deleted, not as an error of the store', async () => {
  const { row } = await sizes()
  await client.products.deleteProduct(row.id)
  const failures = (await setProperty(client, 'weight', 5).change([row])) ?? []
  expect(failures.map(({ reason }) => failureOf(reason).kind)).toEqual(['gone'])
})

it('reports why the store refused a product', async () => {
  const error = { code: 'SOME_RULE', description: 'Ribbons are not for gift cards.' }
  const refusing = clientAnswering({
    'POST /v1/bulk/products/update': {
      results: [{ itemMetadata: { id: 'p', success: false, error } }],
    },
  })
  const job = setProperty(refusing.client, 'ribbon', 'New')
  const failures = (await job.change([{ id: 'p', name: 'Mug' }])) ?? []
  expect(failures.map(({ reason }) => failureOf(reason))).toMatchObject([
    { kind: 'refused', platformText: error.description },
  ])
})
