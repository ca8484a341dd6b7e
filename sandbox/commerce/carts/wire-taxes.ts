import type * as wire from '../../../generated/wire.ts'
import { Decimal, multiCurrency, sumOf, zero } from '../rules/amounts.ts'
import type { Jurisdiction, TaxRegion } from '../rules/documents/selling.ts'
import type { TaxOn, TaxPart } from '../rules/totals/tax.ts'
import type { Totals } from '../rules/totals/totals.ts'

/** The tax on one line, fee or shipping price. */
export function taxDetails(tax: TaxOn, region: TaxRegion | undefined): wire.ItemTaxFullDetails {
  const taxed = tax.parts.length > 0
  return {
    taxableAmount: multiCurrency(taxed ? tax.taxable : zero),
    taxRate: rateText(tax.rate),
    totalTax: multiCurrency(tax.amount),
    exemptAmount: multiCurrency(taxed ? zero : tax.taxable),
    isItemTaxable: taxed,
    isTaxIncluded: region?.included ?? false,
    rateBreakdown: tax.parts.map(({ jurisdiction, rate, amount: part }) => ({
      name: jurisdiction.taxName,
      rate: rateText(rate),
      tax: multiCurrency(part),
    })),
    taxBreakdown: tax.parts.map(({ jurisdiction, rate, amount: part }) => ({
      jurisdiction: jurisdiction.name,
      jurisdictionType: jurisdiction.type,
      taxName: jurisdiction.taxName,
      taxType: jurisdiction.taxType,
      rate: rateText(rate),
      taxableAmount: multiCurrency(tax.taxable),
      nonTaxableAmount: multiCurrency(zero),
      taxAmount: multiCurrency(part),
    })),
  }
}

/** Whether the owner set the rate manually. */
const isSetByHand: Readonly<Record<wire.RateType, boolean>> = {
  NO_TAX_COLLECTED: false,
  MANUAL_RATE: true,
  AUTO_RATE: false,
  FALLBACK_RATE: false,
}

/** The tax on a whole cart. */
export function taxSummary(totals: Totals): wire.TaxSummary {
  const { taxRegion: region, lines, shipping, fees, all } = totals
  const taxed = [...lines, ...(shipping ? [shipping] : []), ...fees]
    .map(({ tax }) => tax)
    .filter(({ parts }) => parts.length > 0)
  const rates = region?.jurisdictions.map(({ rate }) => new Decimal(rate)) ?? []
  return {
    taxableAmount: multiCurrency(sumOf(taxed.map(({ taxable }) => taxable))),
    totalTax: multiCurrency(all.tax),
    calculationDetails: calculationDetails(region),
    aggregatedTaxBreakdown: aggregated(taxed),
    ...(region && isSetByHand[region.source.rateType] && rates.length > 0
      ? { manualTaxRate: rateText(sumOf(rates)) }
      : {}),
  }
}

function calculationDetails(region: TaxRegion | undefined): wire.TaxCalculationDetails {
  if (region === undefined) return { rateType: 'NO_TAX_COLLECTED' }
  const { source } = region
  switch (source.rateType) {
    case 'NO_TAX_COLLECTED':
    case 'AUTO_RATE':
      return { rateType: source.rateType }
    case 'MANUAL_RATE':
      return { rateType: source.rateType, manualRateReason: source.reason }
    case 'FALLBACK_RATE':
      return {
        rateType: source.rateType,
        autoTaxFallbackDetails: { fallbackReason: source.reason },
      }
  }
}

/** One entry per authority and rate, summed over lines, shipping and fees. */
function aggregated(taxes: readonly TaxOn[]): wire.AggregatedTaxBreakdown[] {
  const groups = new Map<string, { jurisdiction: Jurisdiction; parts: TaxPart[] }>()
  for (const part of taxes.flatMap(({ parts }) => parts)) {
    const key = `${part.jurisdiction.name} ${part.jurisdiction.taxName} ${part.rate}`
    const group = groups.get(key) ?? { jurisdiction: part.jurisdiction, parts: [] }
    group.parts.push(part)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ jurisdiction, parts }) => ({
    taxName: jurisdiction.taxName,
    taxType: jurisdiction.taxType,
    jurisdictionName: jurisdiction.name,
    jurisdictionType: jurisdiction.type,
    taxRate: rateText(parts[0]?.rate ?? zero),
    aggregatedTaxAmount: multiCurrency(sumOf(parts.map(({ amount }) => amount))),
  }))
}

/** At most six decimals, the platform's limit for rates. */
function rateText(rate: Decimal): string {
  return rate.toDecimalPlaces(6).toFixed()
}
