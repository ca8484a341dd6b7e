// Maps the product form to requests.
import { difference, pick } from 'es-toolkit'
import { enumerations, type NewProduct, type Product, type ProductInput } from 'storefront-client'
import { discountKinds } from '../../pricing/discount.ts'
import { changedFields } from '../../store/changed-fields.ts'
import { isKeyOf } from '../../store/known-value.ts'
import { discountInput } from './discount-kinds.ts'
import { choicePictures } from './media-actions.ts'

export type Draft = Partial<Product>

/** The fields that a save sends unchanged; brand and ribbon are removed by their own operations. */
const plainFields = ['name', 'description', 'visible', 'weight', 'sku', 'slug'] as const

/** A new product; empty fields take the platform's defaults. */
export function newProductInput(draft: Draft): NewProduct {
  const { name = null, priceData: { price = null } = {} } = draft
  return {
    productType: 'physical',
    ...pick(draft, ['description', 'visible', 'weight', 'sku']),
    ...nestedOf(draft),
    ...labelsOf(draft),
    name,
    priceData: { price },
  }
}

export function changedProductInput(previous: Product, draft: Draft): ProductInput {
  return {
    ...changedFields(previous, draft, plainFields),
    ...changedNested(previous, draft),
    ...labelsOf(changedFields(previous, draft, ['brand', 'ribbon'])),
  }
}

/** Whether a label was removed. */
export function emptied(before: string | null | undefined, after: string | null | undefined) {
  return Boolean(before) && !after
}

function nestedOf(draft: Draft) {
  const { priceData, discount, costAndProfitData, seoData, productOptions } = draft
  const pricePerUnitData = unitsOf(draft)
  return {
    ...(pricePerUnitData && { pricePerUnitData }),
    ...(priceData && { priceData: { price: priceData.price } }),
    ...(isKeyOf(discountKinds, discount?.type) && { discount: discountInput(discount) }),
    ...(typeof costAndProfitData?.itemCost === 'number' && {
      costAndProfitData: { itemCost: costAndProfitData.itemCost },
    }),
    ...(seoData && { seoData: { tags: seoData.tags } }),
    ...(productOptions && productOptions.length > 0 && optionsOf(productOptions)),
  } satisfies ProductInput
}

/** The quantities of a price per unit, even if incomplete: the platform names what is missing. */
function unitsOf({ pricePerUnitData }: Draft): ProductInput['pricePerUnitData'] {
  const { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit } =
    pricePerUnitData ?? {}
  const unitOf = (text: string | null | undefined) =>
    enumerations.MeasurementUnit.find((unit) => unit === text)
  const entered = {
    totalQuantity: totalQuantity ?? undefined,
    totalMeasurementUnit: unitOf(totalMeasurementUnit),
    baseQuantity: baseQuantity ?? undefined,
    baseMeasurementUnit: unitOf(baseMeasurementUnit),
  }
  return Object.values(entered).some((part) => part !== undefined) ? entered : undefined
}

/** Options with only the platform's fields; with options, every variant has values of its own. */
function optionsOf(options: Product['productOptions']) {
  return {
    productOptions: options.map(({ name, choices }) => ({
      name,
      choices: choices.map(({ value, description }) => ({ value, description })),
    })),
  }
}

function changedNested(previous: Product, draft: Draft): ProductInput {
  const before = nestedOf(previous)
  const after = nestedOf(draft)
  const changed = changedFields(before, after, [
    'priceData',
    'discount',
    'costAndProfitData',
    'seoData',
    'productOptions',
    'pricePerUnitData',
  ])
  const costless = before.costAndProfitData && !after.costAndProfitData
  const first = previous.productOptions.length === 0 && changed.productOptions !== undefined
  return {
    ...changed,
    ...(costless && 'costAndProfitData' in draft && { costAndProfitData: { itemCost: null } }),
    ...(first && { manageVariants: true }),
  }
}

function labelsOf({ brand, ribbon }: Draft): ProductInput {
  return { ...(brand && { brand }), ...(ribbon && { ribbon }) }
}

export function losesOptions(previous: Product, { productOptions }: Draft): boolean {
  return previous.productOptions.length > 0 && productOptions?.length === 0
}

/** The images of renamed choices, or of renamed options: the platform treats those as new. */
export function picturesOfNewChoices(previous: Product, { productOptions = [] }: Draft) {
  const known = previous.productOptions.flatMap(({ name: option, choices }) =>
    choices.map(({ description: choice }) => ({ option, choice })),
  )
  return choicePictures({ productOptions }).filter(
    ({ option, choice }) => !known.some((old) => old.option === option && old.choice === choice),
  )
}

export function collectionMoves({ collectionIds: before }: Product, draft: Draft) {
  const { collectionIds: after = before } = draft
  return { enter: difference(after, before), leave: difference(before, after) }
}
