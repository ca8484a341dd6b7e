/** From a reference to a bookable service to what its line shows, and which bookings are refused. */
import { describe, expect, it } from 'vitest'
import {
  refreshServiceLine,
  resolveService,
} from '../../../../sandbox/commerce/carts/service-items.ts'
import type { BookableService } from '../../../../sandbox/commerce/rules/documents/selling.ts'
import { ApplicationError } from '../../../../sandbox/platform/errors.ts'
import { violationsBy } from '../../violations.ts'

const lesson: BookableService = {
  id: 'lesson',
  name: 'Lesson',
  slug: 'the-lesson',
  price: '80.00',
  description: '',
  paymentOption: 'DEPOSIT_ONLINE',
  deposit: '20.00',
  forMemberships: true,
}
const { deposit: _deposit, ...free } = { ...lesson, id: 'free', slug: 'free' }
const services = [free, lesson]
const resolve = (options?: Readonly<Record<string, unknown>> | null, catalogItemId = 'lesson') =>
  resolveService(
    { appId: 'bookings', catalogItemId, ...(options === undefined ? {} : { options }) },
    services,
    'lineItems[0]',
  )
const seen = {
  name: 'Lesson',
  slug: 'the-lesson',
  price: '80.00',
  fullPrice: '80.00',
  sku: '',
  weight: 0,
  choices: [],
  shippable: false,
  itemType: { preset: 'SERVICE' },
  paymentOption: 'DEPOSIT_ONLINE',
  deposit: '20.00',
  page: { relativePath: '/service-page/the-lesson' },
}

describe('a reference to a service', () => {
  it('has its date and participants', () => {
    const sent = { scheduledDate: '2026-05-01T12:00:00+02:00', numberOfParticipants: 2 }
    expect(resolve(sent)).toEqual({
      reference: { kind: 'service', serviceId: 'lesson', sent },
      seen: {
        ...seen,
        serviceProperties: {
          scheduledDate: '2026-05-01T10:00:00.000Z',
          numberOfParticipants: 2,
        },
      },
    })
  })

  it.each([undefined, null, {}])('may omit them: %j', (options) => {
    const { reference, seen: shown } = resolve(options)
    expect(shown).toEqual({ ...seen, serviceProperties: {} })
    expect(reference).toEqual({
      kind: 'service',
      serviceId: 'lesson',
      ...(options ? { sent: options } : {}),
    })
  })

  it('has no deposit where the service has none', () => {
    expect('deposit' in resolve({}, 'free').seen).toBe(false)
  })

  it('is refused for an unknown service', () => {
    expect(() => resolve({}, 'gone')).toThrow(ApplicationError)
  })

  const participants = (numberOfParticipants: unknown) =>
    violationsBy(() => resolve({ numberOfParticipants }))?.map(({ field }) => field)
  it('takes 1 to 10,000 participants', () => {
    const refused = ['lineItems[0].options.numberOfParticipants']
    expect([0, 1, 2, 9999, 10_000, 10_001].map(participants)).toEqual([
      ...[refused, undefined, undefined, undefined, undefined, refused],
    ])
    expect([1.5, '2', null].map(participants)).toEqual([refused, refused, refused])
  })

  it('reports violations of date and participants together', () => {
    const options = { scheduledDate: 'tomorrow', numberOfParticipants: 0 }
    expect(violationsBy(() => resolve(options))).toEqual([
      {
        field: 'lineItems[0].options.numberOfParticipants',
        violatedRule: 'FORMAT',
        description: 'must be a whole number from 1 to 10000',
        data: { type: 'integer' },
      },
      {
        field: 'lineItems[0].options.scheduledDate',
        violatedRule: 'FORMAT',
        description: 'must be a date',
        data: { type: 'date-time' },
      },
    ])
    expect(violationsBy(() => resolve({ scheduledDate: 5 }))).toHaveLength(1)
  })
})

describe('a line of a service', () => {
  const serviceProperties = { numberOfParticipants: 2 }
  const reference = { kind: 'service', serviceId: 'lesson' } as const
  const line = {
    id: 'line',
    quantity: 2,
    reference,
    seen: { ...resolve().seen, name: 'Before', price: '70.00', serviceProperties },
  }

  it('has the store’s current offer, on its date', () => {
    expect(refreshServiceLine(line, reference, services)).toEqual({
      line: { ...line, seen: { ...seen, serviceProperties } },
      availability: { status: 'AVAILABLE' },
    })
  })

  it('is unchanged when the service is deleted', () => {
    expect(refreshServiceLine(line, reference, [free])).toEqual({
      line,
      availability: { status: 'NOT_FOUND', quantityAvailable: 0 },
    })
  })
})
