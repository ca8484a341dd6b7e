/** What blocks a checkout, and warnings for the buyer. */
import type { ErrorCode } from '../../../../generated/errors.ts'
import type { CartViolation, ItemAvailabilityStatus } from '../../../../generated/wire.ts'
import type { Availability } from '../cart.ts'
import type { CartLine } from '../documents/cart.ts'
import type { SellingDocument } from '../documents/selling.ts'
import { paymentOf, paymentOptions } from '../payment-options.ts'

/** A line item with the availability of its product. */
export interface RefreshedLine {
  readonly line: CartLine
  readonly availability: Availability
}

/** A reason that blocks the checkout. */
export interface Obstacle {
  readonly code: ErrorCode
  readonly description: string
  readonly lineItemIds: readonly string[]
}

/** The message for unavailable items. */
export const unavailableItems = 'These items are unavailable: remove them from the cart.'

/** Everything that blocks a checkout, most severe first. */
export function obstaclesOf(
  lines: readonly RefreshedLine[],
  { acceptsPayments }: Pick<SellingDocument, 'acceptsPayments'>,
  buyer: { readonly isMember: boolean; readonly paidByMembership: ReadonlySet<string> },
): Obstacle[] {
  const of = (matches: (wanted: RefreshedLine) => boolean) =>
    lines.filter(matches).map(({ line }) => line.id)
  const found: readonly Obstacle[] = [
    {
      code: 'LINE_ITEM_WITH_ZERO_QUANTITY',
      description: unavailableItems,
      lineItemIds: of(({ availability }) => !availabilities[availability.status].canBeBought),
    },
    {
      code: 'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE',
      description: 'Custom items are paid in full, online or offline.',
      lineItemIds: of(
        ({ line }) =>
          line.reference.kind === 'custom' && !paymentOptions[paymentOf(line.seen)].inFull,
      ),
    },
    {
      code: 'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE',
      description: 'Custom items need either physicalProperties or serviceProperties.',
      lineItemIds: of(({ line }) => hasBothOrNeither(line)),
    },
    {
      code: 'MEMBERS_ONLY',
      description: 'These items are for members: sign in to buy them.',
      lineItemIds: of(({ line }) => line.seen.membersOnly === true && !buyer.isMember),
    },
    {
      code: 'MEMBERSHIP_CANNOT_PAY',
      description: 'These items are paid with a membership: choose one.',
      lineItemIds: of(
        ({ line: { id, seen } }) =>
          paymentOptions[paymentOf(seen)].membership !== undefined &&
          !buyer.paidByMembership.has(id),
      ),
    },
  ]
  return [
    ...(lines.length === 0 ? [emptyCart] : []),
    ...(acceptsPayments ? [] : [noPayments]),
    ...found.filter(({ lineItemIds }) => lineItemIds.length > 0),
  ]
}

/** The same as violations of an estimate, with warnings about partly available lines. */
export function violationsOf(lines: readonly RefreshedLine[], obstacles: readonly Obstacle[]) {
  const errors = obstacles.flatMap(({ description, lineItemIds }): CartViolation[] =>
    lineItemIds.length === 0
      ? [{ severity: 'ERROR', description, target: { other: { name: 'OTHER_DEFAULT' } } }]
      : lineItemIds.map((id) => ({ severity: 'ERROR', description, target: lineTarget(id) })),
  )
  const warnings = lines.flatMap(({ line, availability }): CartViolation[] =>
    availabilities[availability.status].inPart
      ? [
          {
            severity: 'WARNING',
            description: `Only ${availability.quantityAvailable} of ${line.seen.name} left in stock.`,
            target: lineTarget(line.id),
          },
        ]
      : [],
  )
  return [...errors, ...warnings]
}

const emptyCart: Obstacle = {
  code: 'LINE_ITEM_WITH_ZERO_QUANTITY',
  description: 'The cart is empty: add something to it.',
  lineItemIds: [],
}

const noPayments: Obstacle = {
  code: 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
  description: 'The store does not accept payments at the moment.',
  lineItemIds: [],
}

/** Whether a line is available, in full or in part. */
const availabilities: Readonly<
  Record<ItemAvailabilityStatus, { readonly canBeBought: boolean; readonly inPart: boolean }>
> = {
  AVAILABLE: { canBeBought: true, inPart: false },
  PARTIALLY_AVAILABLE: { canBeBought: true, inPart: true },
  NOT_AVAILABLE: { canBeBought: false, inPart: false },
  NOT_FOUND: { canBeBought: false, inPart: false },
}

function hasBothOrNeither({ reference }: CartLine): boolean {
  if (reference.kind !== 'custom') return false
  const { physicalProperties, serviceProperties } = reference.item
  return (physicalProperties === undefined) === (serviceProperties === undefined)
}

function lineTarget(id: string): CartViolation['target'] {
  return { lineItem: { name: 'LINE_ITEM_DEFAULT', id } }
}
