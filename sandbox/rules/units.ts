/** Prices per unit: "$4.00 per 100 ml" from a bottle of 750 ml. */
import type { MeasurementUnit, PricePerUnitData } from '../../generated/wire.ts'
import { Decimal, roundMoney } from './money.ts'

/** What a unit measures; units of different families do not mix. */
type UnitFamily = 'volume' | 'mass' | 'length' | 'area'

/** Every unit in terms of its family's base unit. */
const units: Readonly<
  Record<Exclude<MeasurementUnit, 'UNSPECIFIED'>, readonly [family: UnitFamily, size: number]>
> = {
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

/** The price of `baseQuantity`, or undefined when the units are missing or of different kinds. */
export function pricePerUnit(
  price: number,
  data: Partial<PricePerUnitData> | undefined,
): number | undefined {
  if (!data?.totalQuantity || !data.baseQuantity) return undefined
  const total = unit(data.totalMeasurementUnit)
  const base = unit(data.baseMeasurementUnit)
  if (!total || !base || total[0] !== base[0]) return undefined
  return roundMoney(
    new Decimal(price)
      .times(data.baseQuantity)
      .times(base[1])
      .dividedBy(new Decimal(data.totalQuantity).times(total[1])),
  )
}

function unit(name: MeasurementUnit | undefined) {
  return name === undefined || name === 'UNSPECIFIED' ? undefined : units[name]
}
