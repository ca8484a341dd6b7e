// The price per unit while its quantities are typed.
import { measurementUnits, type PricePerUnitData } from 'storefront-client'
import { payable } from '../../../pricing/payable.ts'
import { entryFor } from '../../../store/known-value.ts'

/** The price per base unit; undefined while a part is missing or the units are incompatible. */
export function unitPrice(price: number, entered: unknown, currency: string) {
  const { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit } =
    enteredIn(entered)
  const total = entryFor(measurementUnits, totalMeasurementUnit)
  const base = entryFor(measurementUnits, baseMeasurementUnit)
  if (!total || !base || total[0] !== base[0]) return undefined
  if (!isAbove0(totalQuantity) || !isAbove0(baseQuantity)) return undefined
  return {
    price: payable((price * baseQuantity * base[1]) / (totalQuantity * total[1]), currency),
    quantity: baseQuantity,
    unit: String(baseMeasurementUnit),
  }
}

type Entered = { readonly [Part in keyof PricePerUnitData]?: unknown }

function enteredIn(value: unknown): Entered {
  return typeof value === 'object' && value !== null ? value : {}
}

function isAbove0(value: unknown): value is number {
  return typeof value === 'number' && value > 0
}
