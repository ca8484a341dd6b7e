/** Resolves bookings references to services for cart lines. */
import { limits } from '../../../generated/fields.ts'
import type { CatalogReferenceInput, ServicePropertiesInput } from '../../../generated/wire.ts'
import { assertNone, type Violation } from '../../platform/errors.ts'
import { storedId } from '../../platform/guid.ts'
import type { Availability } from '../rules/cart.ts'
import type { CartLine, ItemDetails, ServiceReference } from '../rules/documents/cart.ts'
import type { BookableService } from '../rules/documents/selling.ts'
import { malformedOption } from './line-parts.ts'
import { itemNotFound } from './product-items.ts'

/** The app id of the catalogue of bookable services. */
export const bookingsAppId = '13d21c63-b5ec-5912-8397-c3a5ddb27a97'

const mostParticipants = limits.ServiceProperties.numberOfParticipants.maximum

/** Resolves a reference to a service. `path` names it in violations. */
export function resolveService(
  sent: CatalogReferenceInput,
  services: readonly BookableService[],
  path: string,
): { readonly reference: ServiceReference; readonly seen: ItemDetails } {
  const service = services.find(({ id }) => id === storedId(sent.catalogItemId))
  if (service === undefined) throw itemNotFound(sent)
  const booking = bookingOf(sent, path)
  return {
    reference: {
      kind: 'service',
      serviceId: service.id,
      ...(sent.options && { sent: sent.options }),
    },
    seen: { ...serviceDetails(service), serviceProperties: booking },
  }
}

/** A service line refreshed from the store. Places are not tracked. */
export function refreshServiceLine(
  line: CartLine,
  { serviceId }: ServiceReference,
  services: readonly BookableService[],
): { readonly line: CartLine; readonly availability: Availability } {
  const service = services.find(({ id }) => id === serviceId)
  if (service === undefined) {
    return { line, availability: { status: 'NOT_FOUND', quantityAvailable: 0 } }
  }
  const seen = { ...line.seen, ...serviceDetails(service) }
  return { line: { ...line, seen }, availability: { status: 'AVAILABLE' } }
}

function serviceDetails(service: BookableService): ItemDetails {
  const { name, slug, price, paymentOption, deposit } = service
  return {
    name,
    slug,
    price,
    fullPrice: price,
    sku: '',
    weight: 0,
    choices: [],
    shippable: false,
    itemType: { preset: 'SERVICE' },
    paymentOption,
    page: { relativePath: `/service-page/${slug}` },
    ...(deposit === undefined ? {} : { deposit }),
  }
}

/** `{ scheduledDate, numberOfParticipants }`, both optional. */
function bookingOf({ options }: CatalogReferenceInput, path: string): ServicePropertiesInput {
  const { scheduledDate, numberOfParticipants: participants } = options ?? {}
  const violations: Violation[] = []
  if (scheduledDate !== undefined && !isDate(scheduledDate)) {
    violations.push(malformedOption(path, 'scheduledDate', 'must be a date', 'date-time'))
  }
  if (participants !== undefined && !isCount(participants)) {
    const description = `must be a whole number from 1 to ${mostParticipants}`
    violations.push(malformedOption(path, 'numberOfParticipants', description, 'integer'))
  }
  assertNone(violations)
  return {
    ...(isDate(scheduledDate) ? { scheduledDate: new Date(scheduledDate).toISOString() } : {}),
    ...(isCount(participants) ? { numberOfParticipants: participants } : {}),
  }
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}

function isCount(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= mostParticipants
  )
}
