import { Box, Typography } from '@mui/material'
import { useRecordContext } from 'ra-core'
import type { Member } from 'storefront-client'
import { useTexts } from '../../../messages/language-context.tsx'
import { ActionButton } from '../../../ui/form/action-button.tsx'
import { Section } from '../../../ui/form/section.tsx'
import { useMemberActions } from '../actions.ts'
import type { MemberRow } from '../adapter.ts'

type Address = NonNullable<NonNullable<Member['contact']>['addresses']>[number]

/** The member's addresses, and the button that deletes them. */
export function MemberAddresses() {
  const texts = useTexts('members')
  const member = useRecordContext<MemberRow>()
  const members = useMemberActions()
  const addresses = member?.contact?.addresses ?? []
  if (!member || addresses.length === 0) return null
  return (
    <Section title={texts.sections.addresses}>
      {addresses.map((address) => (
        <Typography key={address.id ?? textOf(address)}>{textOf(address)}</Typography>
      ))}
      <Box>
        <ActionButton
          color="error"
          run={() => members.deleteAddresses(member.id)}
          done={texts.addressesDeleted}
        >
          {texts.deleteAddresses}
        </ActionButton>
      </Box>
    </Section>
  )
}

function textOf(address: Address): string {
  const { streetAddress, addressLine, addressLine2, postalCode, city, subdivision, country } =
    address
  const street = [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ')
  return [
    addressLine || street,
    addressLine2,
    [postalCode, city].filter(Boolean).join(' '),
    subdivision,
    country,
  ]
    .filter(Boolean)
    .join(', ')
}
