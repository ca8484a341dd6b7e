// A variant as the form holds it, and its cells as the grid shows them.
import { type Dimensions, enumerations, type VariantOverride } from 'storefront-client'
import { type Choices, choicesKey } from './choices.ts'

/** A variant of the product or of unsaved options; a null field inherits the product's value. */
export interface DraftVariant {
  /** Empty for an unsaved combination. */
  id: string
  choices?: Record<string, string>
  variant?: {
    priceData?: { price?: number | null }
    costAndProfitData?: { itemCost?: number | null }
    weight?: number | null
    sku?: string | null
    visible?: boolean
    productDimensions?: Dimensions
    packageDimensions?: Dimensions
  }
  stock?: { trackQuantity?: boolean; quantity?: number | null; inStock?: boolean }
}

export interface VariantRow {
  key: string
  choices: Choices
  price: number | null
  cost: number | null
  weight: number | null
  sku: string
  visible: boolean
  /** Undefined without tracking. */
  units: number | undefined
  inStock: boolean
  /** Shown in no cell: they go with a copy and a renamed choice. */
  sizes?: Pick<VariantOverride, 'productDimensions' | 'packageDimensions'>
}

export type VariantColumn = 'price' | 'cost' | 'weight' | 'sku' | 'visible' | 'units' | 'inStock'

const cellPath = /^variants\.(\d+)\.(?:stock\.|variant\.(?:\w+\.)?)?(\w+)$/

/** The columns that a draft names otherwise. */
const columnNames: Readonly<Record<string, string>> = { itemCost: 'cost', quantity: 'units' }

/** The row and column of a path, of a change (`variants.3.variant.weight`) or a refusal (`variants.3.weight`). */
export function placeOf(path: string): { row: number; name: string } | undefined {
  const [, row, name = ''] = cellPath.exec(path) ?? []
  return row === undefined ? undefined : { row: Number(row), name: columnNames[name] ?? name }
}

export function rowOf({ choices, variant, stock }: DraftVariant): VariantRow {
  return {
    key: choicesKey(choices),
    choices: choices ?? {},
    price: variant?.priceData?.price ?? null,
    cost: variant?.costAndProfitData?.itemCost ?? null,
    weight: variant?.weight ?? null,
    sku: variant?.sku ?? '',
    visible: variant?.visible ?? true,
    units: stock?.trackQuantity ? (stock.quantity ?? 0) : undefined,
    inStock: stock?.inStock ?? true,
    sizes: {
      productDimensions: sizeOf(variant?.productDimensions),
      packageDimensions: sizeOf(variant?.packageDimensions),
    },
  }
}

/** A size in a unit unknown to this release cannot be sent. */
export function sizeOf(size: Dimensions | undefined) {
  const unit = enumerations.DimensionsUnit.find((known) => known === size?.unit)
  return size && (unit || !size.unit) ? { ...size, unit } : undefined
}

/** The variant with a row's cells merged in; fields outside the grid stay. */
export function withRow(draft: DraftVariant, row: VariantRow): DraftVariant {
  return {
    ...draft,
    variant: {
      ...draft.variant,
      priceData: { ...draft.variant?.priceData, price: row.price },
      costAndProfitData: { ...draft.variant?.costAndProfitData, itemCost: row.cost },
      weight: row.weight,
      sku: row.sku,
      visible: row.visible,
    },
    stock: {
      ...draft.stock,
      inStock: row.inStock,
      ...(row.units !== undefined && { quantity: row.units }),
    },
  }
}
