/** The format of the files in `data/`, for people rather than the database. */
import type {
  MemberAddressDocument,
  StoredActivityStatus,
  StoredMemberStatus,
  StoredPrivacyStatus,
} from '../../commerce/rules/documents/member.ts'
import type { CouponDocument } from '../../commerce/rules/documents/promotions.ts'
import type { SellingDocument } from '../../commerce/rules/documents/selling.ts'

/** An option with its choices, or with colours of the palette. */
export type SeedOption =
  | { readonly name: string; readonly choices: readonly string[] }
  | { readonly name: string; readonly colours: readonly string[] }

/** A product of the demo store. */
export interface SeedProduct {
  readonly name: string
  /** The subject of its images, the first word of their names. */
  readonly kind: string
  readonly brand: string
  /** Simple HTML, like the platform's descriptions. */
  readonly description: string
  readonly price: number
  readonly cost: number
  /** Kilograms. */
  readonly weight: number
  readonly sku: string
  /** Slugs of collections. */
  readonly collections: readonly string[]
  readonly percentOff?: number
  readonly amountOff?: number
  readonly ribbon?: 'New' | 'Sale' | 'Bestseller'
  readonly options?: readonly SeedOption[]
  /** Surcharge per choice; the weight grows in proportion. */
  readonly extra?: Readonly<Record<string, number>>
  /** A random quantity per variant from this range; `untracked` has none. */
  readonly stock: readonly [from: number, to: number] | 'untracked'
  /** Choices that are sold out, or the whole product. */
  readonly soldOut?: readonly string[] | true
  readonly hidden?: true
  readonly pictures?: number
  readonly info?: Readonly<Record<string, string>>
  /** The contents, for a price per 100 g or 100 ml. */
  readonly contents?: { readonly quantity: number; readonly unit: 'G' | 'ML' }
  /** A custom text field, such as an engraving. */
  readonly personal?: { readonly title: string; readonly maxLength: number }
  readonly preorder?: { readonly message: string; readonly limit: number }
}

/** Products of a kind, with default brand and texts. */
export interface SeedShelf extends Pick<SeedProduct, 'brand' | 'info'> {
  readonly products: readonly (Omit<SeedProduct, 'brand'> & Partial<Pick<SeedProduct, 'brand'>>)[]
}

/** A collection of the demo store. */
export interface SeedCollection {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly kind: string
  readonly hidden?: true
}

/** A person. `joined` and `seen` (the last sign-in) are days before seeding. */
export interface SeedPerson {
  readonly firstName: string
  readonly lastName: string
  readonly nickname?: string
  readonly title?: string
  readonly email?: string
  readonly status: StoredMemberStatus
  readonly privacy: StoredPrivacyStatus
  readonly activity?: StoredActivityStatus
  readonly joined: number
  readonly seen?: number
  readonly phones?: readonly string[]
  readonly moreEmails?: readonly string[]
  readonly company?: string
  readonly jobTitle?: string
  readonly birthdate?: string
  readonly address?: Omit<MemberAddressDocument, 'id'>
  /** The site's note about the person. */
  readonly note?: string
}

/** Everyone: the owner, a demo customer, and all others. */
export interface SeedPeople {
  readonly owner: SeedPerson
  readonly demoMember: SeedPerson
  readonly others: readonly SeedPerson[]
}

/** Days after seeding; negative before it. */
type Days = number

/** A coupon, with its collection's slug. */
export interface SeedCoupon extends Omit<CouponDocument, 'collectionId'> {
  readonly code: string
  readonly collection?: string
  readonly starts?: Days
  readonly expires?: Days
}

/** The kinds of example coupons. */
export type CouponExample =
  | 'percent'
  | 'amount'
  | 'freeShipping'
  | 'minimumSubtotal'
  | 'expired'
  | 'usedUp'
  | 'collection'

/** A gift card; one without an end date never expires. */
export interface SeedGiftCard {
  readonly code: string
  readonly balance: string
  readonly expires?: Days
}

/** The selling settings, and the codes of buyers. */
export interface SeedSelling
  extends Required<Omit<SellingDocument, 'acceptsPayments' | 'taxGroups'>> {
  /** The paper goods, which some countries tax less. */
  readonly paperGoods: { readonly id: string; readonly name: string; readonly collection: string }
  /** The examples, and one valid from next season on. */
  readonly coupons: Readonly<Record<CouponExample | 'early', SeedCoupon>>
  readonly giftCards: Readonly<Record<'full' | 'expired' | 'empty', SeedGiftCard>>
  /** The demo member's memberships. */
  readonly memberships: readonly {
    readonly name: string
    readonly total: number
    readonly remaining: number
    readonly expires: Days
  }[]
}
