/** Prices per unit: "$4.00 per 100 ml" for a bottle of 750 ml. */
import type { MeasurementUnit, PricePerUnitData } from '../../../generated/wire.ts'
import { measurementUnits } from '../../../src/values/measurement-units.ts'
import { Decimal, roundMoney } from './money.ts'

/** The price of `baseQuantity`; undefined for missing or incompatible units. */
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
  return name === undefined || name === 'UNSPECIFIED' ? undefined : measurementUnits[name]
}
