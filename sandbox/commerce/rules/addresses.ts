/** Postal addresses: completed and formatted, shared by carts, checkouts and pages. */
import type * as wire from '../../../generated/wire.ts'
import { countryName, subdivisionName } from './subdivisions.ts'

/** Fills in the optional fields of a contact. */
export function contactAnswer({
  address,
  contactDetails,
}: wire.AddressWithContactInput): wire.AddressWithContact {
  const vatId = contactDetails?.vatId
  return {
    address: address && addressAnswer(address),
    contactDetails: contactDetails && {
      ...contactDetails,
      vatId: vatId && { id: '', type: 'UNSPECIFIED', ...vatId },
    },
  }
}

/** An address with the names of its country and subdivision, and formatted on one line. */
export function addressAnswer(sent: wire.CartAddressInput): wire.CartAddress {
  const { streetAddress, country, subdivision, ...rest } = sent
  return {
    ...rest,
    country,
    subdivision,
    streetAddress: streetAddress && { number: '', name: '', ...streetAddress },
    ...(country ? { countryFullname: countryName(country) } : {}),
    ...(subdivision ? { subdivisionFullname: subdivisionName(subdivision) } : {}),
    formattedAddress: addressLines(sent).join(', '),
  }
}

/** An address as on a shipping label, line by line. */
export function addressLines(sent: wire.CartAddressInput): string[] {
  const { streetAddress, country, subdivision, city, postalCode, addressLine, addressLine2 } = sent
  const street =
    addressLine ?? [streetAddress?.number, streetAddress?.name].filter(Boolean).join(' ')
  const region = [subdivision?.split('-').at(-1), postalCode].filter(Boolean).join(' ')
  const place = [city, region].filter(Boolean).join(', ')
  const lines = [street, addressLine2, place, country && countryName(country)]
  return lines.flatMap((line) => line || [])
}
