/** What tax is due where. A place that is not listed takes none. */
import type { Jurisdiction, TaxRegion } from '../../../../commerce/rules/documents/selling.ts'

/** Paper and books, which some countries tax less. */
export const paperGoods = '2b7a5c10-9e4d-4f63-b1a8-0d3c6e5f7a91'

const salesTax = (name: string, type: Jurisdiction['type'], rate: string): Jurisdiction => ({
  name,
  type,
  taxName: `${name} sales tax`,
  taxType: 'Sales tax',
  rate,
})

const valueAddedTax = (name: string, rate: string, paper: string): Jurisdiction => ({
  name,
  type: 'COUNTRY',
  taxName: 'VAT',
  taxType: 'Value-added tax',
  rate,
  groupRates: { [paperGoods]: paper },
})

const europe = { included: true, taxesShipping: true } as const

/** The taxes of the demo store by country and state. */
export const taxRegions: readonly TaxRegion[] = [
  {
    country: 'US',
    subdivision: 'US-NY',
    source: { rateType: 'AUTO_RATE' },
    included: false,
    taxesShipping: false,
    jurisdictions: [
      salesTax('New York', 'STATE', '0.04'),
      salesTax('New York City', 'CITY', '0.045'),
      salesTax('Metropolitan Commuter Transportation District', 'SPECIAL', '0.00375'),
    ],
  },
  {
    country: 'US',
    subdivision: 'US-CA',
    source: { rateType: 'AUTO_RATE' },
    included: false,
    taxesShipping: false,
    jurisdictions: [
      salesTax('California', 'STATE', '0.06'),
      salesTax('Los Angeles County', 'COUNTY', '0.035'),
    ],
  },
  {
    country: 'CA',
    source: { rateType: 'FALLBACK_RATE', reason: 'AUTO_TAX_FAILED' },
    included: false,
    taxesShipping: true,
    jurisdictions: [
      { name: 'Canada', type: 'COUNTRY', taxName: 'GST', taxType: 'Sales tax', rate: '0.05' },
    ],
  },
  {
    ...europe,
    country: 'DE',
    source: { rateType: 'MANUAL_RATE', reason: 'REGION_SETTING_TO_MANUAL' },
    jurisdictions: [valueAddedTax('Germany', '0.19', '0.07')],
  },
  {
    ...europe,
    country: 'GB',
    source: { rateType: 'MANUAL_RATE', reason: 'REGION_SETTING_TO_MANUAL' },
    jurisdictions: [valueAddedTax('United Kingdom', '0.2', '0')],
  },
]
