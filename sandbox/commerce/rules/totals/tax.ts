/** Tax by region: the rates, and the tax on an amount. */
import type { CartAddressInput, TaxableAddressType } from '../../../../generated/wire.ts'
import { allocate, Decimal, rounded, sumOf, zero } from '../amounts.ts'
import type { ItemDetails } from '../documents/cart.ts'
import type { Jurisdiction, SellingDocument, TaxRegion } from '../documents/selling.ts'

/** The tax on one amount. */
export interface TaxOn {
  /** The net amount. */
  readonly taxable: Decimal
  readonly rate: Decimal
  readonly amount: Decimal
  readonly parts: readonly TaxPart[]
}

/** The tax of one authority. */
export interface TaxPart {
  readonly jurisdiction: Jurisdiction
  readonly rate: Decimal
  readonly amount: Decimal
}

/** The tax region of an address, a subdivision before its country; `undefined` where no tax is collected. */
export function taxRegionOf(
  { taxRegions }: SellingDocument,
  address: CartAddressInput | undefined,
): TaxRegion | undefined {
  const ofCountry = taxRegions.filter(({ country }) => country === address?.country)
  const among = (part: string | undefined) =>
    ofCountry.find(({ subdivision }) => subdivision === part)
  return among(address?.subdivision ?? undefined) ?? among(undefined)
}

/** Whether prices are tax-inclusive at the buyer's address, or at the store's while that is unknown. */
export function includesTax(selling: SellingDocument, buyersAddress: CartAddressInput | undefined) {
  const place = buyersAddress?.country ? buyersAddress : selling.businessAddress
  return taxRegionOf(selling, place)?.included ?? false
}

/** The addresses that tax may depend on. */
interface TaxPlaces {
  readonly selling: SellingDocument
  readonly shippingAddress?: CartAddressInput | undefined
  readonly billingAddress?: CartAddressInput | undefined
}

/** The address that determines the tax of a line, by how it is taxed. */
export const taxAddresses: Readonly<
  Record<TaxableAddressType, (places: TaxPlaces) => CartAddressInput | undefined>
> = {
  SHIPPING: ({ shippingAddress, billingAddress }) =>
    shippingAddress?.country ? shippingAddress : billingAddress,
  BILLING: ({ shippingAddress, billingAddress }) =>
    billingAddress?.country ? billingAddress : shippingAddress,
  BUSINESS: ({ selling }) => selling.businessAddress,
}

/** Whether an address lacks the subdivision that its country's tax depends on. */
export function lacksSubdivision(
  { taxRegions }: SellingDocument,
  address: CartAddressInput | undefined,
): boolean {
  if (!address?.country || isCodeIn(address.country, address.subdivision)) return false
  const ofCountry = taxRegions.filter(({ country }) => country === address.country)
  return ofCountry.some(({ subdivision }) => subdivision !== undefined)
}

/** Whether it is an ISO 3166-2 code of the country: any other spelling would go untaxed. */
function isCodeIn(country: string, subdivision: string | null | undefined): boolean {
  const [own, part = ''] = subdivision?.split(/-(.*)/) ?? []
  return own === country && /^[A-Z0-9]{1,3}$/.test(part)
}

/** The tax group of an item: its own, or that of a collection it is in. */
export function taxGroupOf({ taxGroups }: SellingDocument, seen: ItemDetails): string | undefined {
  if (seen.taxGroupId !== undefined) return seen.taxGroupId
  const collections = seen.collectionIds ?? []
  return taxGroups.find(({ collectionIds }) => collectionIds.some((id) => collections.includes(id)))
    ?.id
}

/** The tax on an amount in a region, inclusive or on top. */
export function taxOn(
  amount: Decimal,
  region: TaxRegion | undefined,
  group?: string | undefined,
): TaxOn {
  if (region === undefined) return { taxable: amount, rate: zero, amount: zero, parts: [] }
  const rates = region.jurisdictions.map(
    ({ rate, groupRates }) => new Decimal(groupRates?.[group ?? ''] ?? rate),
  )
  const rate = sumOf(rates)
  const exact = region.included ? amount.times(rate).dividedBy(rate.plus(1)) : amount.times(rate)
  const tax = rounded(exact)
  const shares = allocate(tax, rates)
  return {
    taxable: region.included ? amount.minus(tax) : amount,
    rate,
    amount: tax,
    parts: region.jurisdictions.map((jurisdiction, index) => ({
      jurisdiction,
      rate: rates[index] ?? zero,
      amount: shares[index] ?? zero,
    })),
  }
}
