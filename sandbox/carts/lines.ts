/** Lines of a cart: made from what was sent, and as the catalogues have them now. */
import type {
  CatalogReferenceInput,
  CustomLineItem,
  LineItemInput,
  SelectedMembershipInput,
} from '../../generated/wire.ts'
import { readProducts } from '../catalogue/store.ts'
import type { Context } from '../context.ts'
import type { DatabaseHandle } from '../database/schema.ts'
import { managesStore } from '../platform/caller.ts'
import { ApplicationError, ValidationError, violation } from '../platform/errors.ts'
import { largestAmount } from '../rules/amounts.ts'
import { type Availability, cartLimits, subtotalOf } from '../rules/cart.ts'
import type { CartLine, CartReference, NewLine, SeenItem } from '../rules/documents/cart.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import type { BookableService } from '../rules/documents/selling.ts'
import { customAvailability, resolveCustomItem } from './custom-items.ts'
import { assertDeposit, isStockedElsewhere, overridden } from './overrides.ts'
import { refreshProductLine, resolveItem, storeCatalogueAppId } from './product-items.ts'
import { readSelling } from './selling.ts'
import { bookingsAppId, refreshServiceLine, resolveService } from './service-items.ts'

/** What a request adds to a cart. */
export interface SentItems {
  readonly lineItems?: readonly LineItemInput[]
  readonly customLineItems?: readonly CustomLineItem[]
}

/** A line with what there is of its item. */
export interface RefreshedLine {
  readonly line: CartLine
  readonly availability: Availability
}

/** The lines that a request asks for, in its order, catalogue items first. All of them or none. */
export async function readItems(
  database: DatabaseHandle,
  context: Context,
  { lineItems = [], customLineItems = [] }: SentItems,
): Promise<NewLine[]> {
  if (customLineItems.length > 0 && !managesStore(context.caller)) {
    throw appsOnly('customLineItems')
  }
  if (!managesStore(context.caller)) {
    const trusted = trustedFields.find((name) => lineItems.some((item) => item[name] !== undefined))
    if (trusted !== undefined) throw appsOnly(`lineItems.${trusted}`)
  }
  const sent = lineItems.map((item, index) => readSent(item, `lineItems[${index}]`))
  const catalogues = await readCatalogues(database, context.site, {
    productIds: sent.map(({ reference }) => reference.catalogItemId),
    services: sent.some(({ reference }) => reference.appId === bookingsAppId),
  })
  return [
    ...sent.map((item) => lineOf(item, catalogues)),
    ...customLineItems.map((item, index) => resolveCustomItem(item, `customLineItems[${index}]`)),
  ]
}

/** Lines as their catalogues have them now: today's name, price and stock, or the news that one is gone. */
export async function refreshLines(
  database: DatabaseHandle,
  site: string,
  lines: readonly CartLine[],
): Promise<RefreshedLine[]> {
  const references = lines.map(({ reference }) => reference)
  const catalogues = await readCatalogues(database, site, {
    productIds: references.flatMap((reference) =>
      reference.kind === undefined ? [reference.productId] : [],
    ),
    services: references.some(({ kind }) => kind === 'service'),
  })
  return lines.map((line) => refreshed(line, line.reference, catalogues))
}

/** What changes the price or the tax of a line. */
const trustedFields = ['catalogOverrideFields', 'taxableAddress'] as const

/** The error for a field that only apps may send. */
export function appsOnly(field: string): ApplicationError {
  return new ApplicationError(403, 'PERMISSION_DENIED', `Only apps may send ${field}.`, { field })
}

/** Refuses more than a cart may hold. */
export function assertLimits(lines: readonly CartLine[]): void {
  const { lines: mostLines, quantity: mostOfOne } = cartLimits
  if (lines.length > mostLines) {
    throw tooMuch('lineItems', 'MAX_SIZE', `a cart holds at most ${mostLines} lines`, mostLines)
  }
  if (lines.some(({ quantity }) => quantity > mostOfOne)) {
    const description = `a line holds at most ${mostOfOne} of an item`
    throw tooMuch('lineItems.quantity', 'MAX', description, mostOfOne)
  }
  if (subtotalOf(lines).greaterThan(largestAmount)) {
    const most = largestAmount.toFixed()
    throw tooMuch('lineItems', 'DECIMAL_LTE', `a cart adds up to ${most} at most`, most)
  }
}

function tooMuch(
  field: string,
  rule: 'MAX' | 'MAX_SIZE' | 'DECIMAL_LTE',
  description: string,
  threshold: number | string,
): ValidationError {
  return new ValidationError([violation(field, rule, description, { threshold })])
}

interface Sent {
  readonly path: string
  readonly reference: CatalogReferenceInput
  readonly quantity: number
  readonly item: LineItemInput
}

function readSent(item: LineItemInput, path: string): Sent {
  const { catalogReference: reference, quantity } = item
  if (reference === undefined || quantity === undefined) {
    throw new ValidationError(
      (['catalogReference', 'quantity'] as const)
        .filter((name) => item[name] === undefined)
        .map((name) => violation(`${path}.${name}`, 'REQUIRED_FIELD', 'is required')),
    )
  }
  return { path, reference, quantity, item }
}

interface Catalogues {
  readonly products: ReadonlyMap<string, StoreProduct>
  readonly services: readonly BookableService[]
}

async function readCatalogues(
  database: DatabaseHandle,
  site: string,
  wanted: { readonly productIds: readonly string[]; readonly services: boolean },
): Promise<Catalogues> {
  const products = await readProducts(database, site, [...new Set(wanted.productIds)])
  const services = wanted.services ? (await readSelling(database, site)).services : []
  return { products: new Map(products.map((product) => [product.id, product])), services }
}

function lineOf({ path, reference, quantity, item }: Sent, catalogues: Catalogues): NewLine {
  const { reference: found, seen } = resolve(reference, catalogues, `${path}.catalogReference`)
  const { selectedMembership: membership, extendedFields, catalogOverrideFields: overrides } = item
  const taxedAt = item.taxableAddress?.addressType
  const shown = overridden(seen, overrides)
  assertDeposit(shown, path)
  if (membership !== undefined) assertForMemberships(found, catalogues, membership)
  return {
    quantity,
    reference: found,
    seen: shown,
    ...(overrides && { overrides }),
    ...(taxedAt && { taxedAt }),
    ...(membership && { membership }),
    ...(extendedFields && { extendedFields }),
  }
}

function resolve(
  sent: CatalogReferenceInput,
  { products, services }: Catalogues,
  path: string,
): { readonly reference: CartReference; readonly seen: SeenItem } {
  switch (sent.appId) {
    case storeCatalogueAppId:
      return resolveItem(sent, products.get(sent.catalogItemId), path)
    case bookingsAppId:
      return resolveService(sent, services, path)
    default:
      throw new ValidationError([
        violation(`${path}.appId`, 'INVALID_ENUM_VALUE', 'is not a catalogue of this site', {
          values: [storeCatalogueAppId, bookingsAppId],
        }),
      ])
  }
}

function assertForMemberships(
  reference: CartReference,
  { services }: Catalogues,
  membership: SelectedMembershipInput,
): void {
  if (reference.kind === 'service') {
    const service = services.find(({ id }) => id === reference.serviceId)
    if (service?.forMemberships === true) return
  }
  throw new ApplicationError(
    400,
    'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
    'No membership can pay for this item: leave selectedMembership out.',
    { selectedMembership: membership },
  )
}

function refreshed(
  line: CartLine,
  reference: CartReference,
  catalogues: Catalogues,
): RefreshedLine {
  const found = refreshedItem(line, reference, catalogues)
  const { overrides } = line
  if (overrides === undefined || found.availability.status === 'NOT_FOUND') return found
  return {
    line: { ...found.line, seen: overridden(found.line.seen, overrides) },
    availability: isStockedElsewhere(overrides, storeCatalogueAppId)
      ? { status: 'AVAILABLE' }
      : found.availability,
  }
}

function refreshedItem(
  line: CartLine,
  reference: CartReference,
  { products, services }: Catalogues,
): RefreshedLine {
  switch (reference.kind) {
    case undefined:
      return refreshProductLine(line, reference, products)
    case 'service':
      return refreshServiceLine(line, reference, services)
    case 'custom':
      return { line, availability: customAvailability(line, reference) }
  }
}
