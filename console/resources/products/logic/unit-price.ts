// The price per unit while its quantities are typed.
import type { MeasurementUnit } from 'storefront-client'
import { wholeCents } from '../../../pricing/cents.ts'
import { entryFor, type KnownValue } from '../../../store/known-value.ts'

/** What a unit measures, and how many of its family's base unit it is. */
type Size = readonly [family: 'volume' | 'mass' | 'length' | 'area', size: number]

const sizes: Record<Exclude<KnownValue<MeasurementUnit>, 'UNSPECIFIED'>, Size> = {
  ML: ['volume', 1],
  CL: ['volume', 10],
  L: ['volume', 1000],
  CBM: ['volume', 1_000_000],
  FLOZ: ['volume', 29.5735295625],
  PT: ['volume', 473.176473],
  QT: ['volume', 946.352946],
  GAL: ['volume', 3785.411784],
  MG: ['mass', 0.001],
  G: ['mass', 1],
  KG: ['mass', 1000],
  OZ: ['mass', 28.349523125],
  LB: ['mass', 453.59237],
  MM: ['length', 1],
  CM: ['length', 10],
  M: ['length', 1000],
  IN: ['length', 25.4],
  FT: ['length', 304.8],
  YD: ['length', 914.4],
  SQM: ['area', 1],
  SQFT: ['area', 0.09290304],
}

/** A price for some quantity of a unit. */
export interface UnitPrice {
  price: number
  quantity: number
  unit: string
}

/** The price of the quantity it is shown for; undefined while a part is missing or the units do not fit each other. */
export function unitPrice(price: number, entered: unknown): UnitPrice | undefined {
  if (typeof entered !== 'object' || entered === null) return undefined
  const { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit } = {
    totalQuantity: undefined,
    totalMeasurementUnit: undefined,
    baseQuantity: undefined,
    baseMeasurementUnit: undefined,
    ...entered,
  }
  const total = entryFor(sizes, totalMeasurementUnit)
  const base = entryFor(sizes, baseMeasurementUnit)
  if (!total || !base || total[0] !== base[0]) return undefined
  if (!isAbove0(totalQuantity) || !isAbove0(baseQuantity)) return undefined
  return {
    price: wholeCents((price * baseQuantity * base[1]) / (totalQuantity * total[1])),
    quantity: baseQuantity,
    unit: String(baseMeasurementUnit),
  }
}

function isAbove0(value: unknown): value is number {
  return typeof value === 'number' && value > 0
}
