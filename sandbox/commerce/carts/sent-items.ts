import type * as wire from '../../../generated/wire.ts'
import { storeCatalogueAppId } from '../../../src/catalogue/store-catalogue.ts'
import { managesStore } from '../../platform/caller.ts'
import {
  ApplicationError,
  assertNone,
  refusedField,
  ValidationError,
  violation,
} from '../../platform/errors.ts'
import { storedId } from '../../platform/guid.ts'
import type { Context } from '../../storage/context.ts'
import type { CartReference, ItemDetails, NewLine } from '../rules/documents/cart.ts'
import { type Catalogues, readCatalogues } from './catalogues.ts'
import { resolveCustomItem } from './custom-items.ts'
import { depositViolations } from './line-parts.ts'
import { overridden } from './overrides.ts'
import { resolveItem } from './product-items.ts'
import { bookingsAppId, resolveService } from './service-items.ts'

/** The items to add to a cart. */
export interface SentItems {
  readonly lineItems?: readonly wire.LineItemInput[]
  readonly customLineItems?: readonly wire.CustomLineItem[]
}

/** Overrides of a line's price or tax. */
const trustedFields = ['catalogOverrideFields', 'taxableAddress'] as const

/** The requested lines in order, catalogue items first. All or none. */
export async function readItems(
  context: Context,
  { lineItems = [], customLineItems = [] }: SentItems,
): Promise<NewLine[]> {
  if (!managesStore(context.caller)) {
    if (customLineItems.length > 0) throw appsOnly('customLineItems')
    const trusted = trustedFields.find((name) => lineItems.some((item) => item[name] !== undefined))
    if (trusted !== undefined) throw appsOnly(`lineItems.${trusted}`)
  }
  const sent = lineItems.map((item, index) => readSent(item, `lineItems[${index}]`))
  const catalogues = await readCatalogues(context, {
    productIds: sent.map(({ reference }) => storedId(reference.catalogItemId)),
    services: sent.some(({ reference }) => storedId(reference.appId) === bookingsAppId),
  })
  return [
    ...sent.map((item) => lineOf(item, catalogues)),
    ...customLineItems.map((item, index) => resolveCustomItem(item, `customLineItems[${index}]`)),
  ]
}

/** The error for a field reserved for apps. */
export function appsOnly(field: string): ApplicationError {
  return new ApplicationError(403, 'PERMISSION_DENIED', `Only apps may send ${field}.`, { field })
}

interface Sent {
  readonly path: string
  readonly reference: wire.CatalogReferenceInput
  readonly quantity: number
  readonly item: wire.LineItemInput
}

function readSent(item: wire.LineItemInput, path: string): Sent {
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

function lineOf({ path, reference, quantity, item }: Sent, catalogues: Catalogues): NewLine {
  const { reference: found, seen } = resolve(reference, catalogues, `${path}.catalogReference`)
  const { selectedMembership, extendedFields, catalogOverrideFields: overrides } = item
  const membership = selectedMembership && {
    id: storedId(selectedMembership.id),
    appId: storedId(selectedMembership.appId),
  }
  const taxedAt = item.taxableAddress?.addressType
  const shown = overridden(seen, overrides)
  assertNone(depositViolations(shown, `${path}.catalogOverrideFields.depositAmount`))
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
  sent: wire.CatalogReferenceInput,
  { products, services }: Catalogues,
  path: string,
): { readonly reference: CartReference; readonly seen: ItemDetails } {
  switch (storedId(sent.appId)) {
    case storeCatalogueAppId:
      return resolveItem(sent, products.get(storedId(sent.catalogItemId)), path)
    case bookingsAppId:
      return resolveService(sent, services, path)
    default:
      throw refusedField(`${path}.appId`, 'INVALID_ENUM_VALUE', 'is not a catalogue of this site', {
        values: [storeCatalogueAppId, bookingsAppId],
      })
  }
}

function assertForMemberships(
  reference: CartReference,
  { services }: Catalogues,
  membership: wire.SelectedMembershipInput,
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
