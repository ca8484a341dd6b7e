/** The price fields of a product or variant, derived from price, discount, cost and units. */
import type * as wire from '../../../generated/wire.ts'
import { measurementUnits } from '../../../src/values/measurement-units.ts'
import { Decimal, formattedAmount, roundMoney, storeCurrency } from './amounts.ts'
import { type Discount, discountedPrice } from './discounts.ts'

/** Price, discounted price and price per unit, as numbers and as text. */
export function priceDetails(price: number, discount: Discount, perUnit?: wire.PricePerUnitData) {
  const discounted = discountedPrice(price, discount)
  const unitPrice = pricePerUnit(discounted, perUnit)
  return priceAnswer(storeCurrency, price, discounted, unitPrice)
}

/** Amounts in one currency on the wire: as numbers and as text. */
export function priceAnswer(
  currency: string,
  price: number,
  discounted: number,
  unitPrice: number | undefined,
): wire.PriceData {
  const format = (amount: number) => formattedAmount(amount, currency)
  return {
    currency,
    price,
    discountedPrice: discounted,
    formatted: {
      price: format(price),
      discountedPrice: format(discounted),
      ...(unitPrice !== undefined && { pricePerUnit: format(unitPrice) }),
    },
    ...(unitPrice !== undefined && { pricePerUnit: unitPrice }),
  }
}

/** Profit is the discounted price less the cost; the margin is its share of that price. */
export function costDetails(itemCost: number, discounted: number): wire.CostAndProfitData {
  const profit = roundMoney(new Decimal(discounted).minus(itemCost))
  return {
    itemCost,
    formattedItemCost: formattedAmount(itemCost),
    profit,
    formattedProfit: formattedAmount(profit),
    profitMargin:
      discounted === 0
        ? 0
        : new Decimal(profit).dividedBy(discounted).toDecimalPlaces(4).toNumber(),
  }
}

/** The range of values, or undefined without any. */
export function rangeOf(values: readonly number[]): wire.NumericPropertyRange | undefined {
  if (values.length === 0) return undefined
  return { minValue: Math.min(...values), maxValue: Math.max(...values) }
}

/** The price of `baseQuantity`; undefined for missing or incompatible units. */
export function pricePerUnit(price: number, data: Partial<wire.PricePerUnitData> | undefined) {
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

function unit(name: wire.MeasurementUnit | undefined) {
  return name === undefined || name === 'UNSPECIFIED' ? undefined : measurementUnits[name]
}
