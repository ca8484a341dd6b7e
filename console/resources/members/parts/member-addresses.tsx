import { useTexts } from '../../../messages/language-context.tsx'
import { TextInput } from '../../../ui/form/inputs.tsx'
import { Row } from '../../../ui/form/section.tsx'
import { RepeatedFields } from './repeated-fields.tsx'

export function MemberAddresses() {
  const texts = useTexts('members')
  const { address } = texts
  return (
    <RepeatedFields
      title={texts.sections.addresses}
      source="contact.addresses"
      blank={{ addressLine: '', postalCode: '', city: '', country: '' }}
      addLabel={texts.addAddress}
      deleteLabel={texts.deleteAddress}
    >
      {(source, place) => (
        <>
          <TextInput source={`${source}.addressLine`} label={address.line(place)} />
          <TextInput source={`${source}.addressLine2`} label={address.line2(place)} />
          <Row>
            <TextInput source={`${source}.postalCode`} label={address.postalCode(place)} />
            <TextInput source={`${source}.city`} label={address.city(place)} />
          </Row>
          <Row>
            <TextInput source={`${source}.subdivision`} label={address.subdivision(place)} />
            <TextInput source={`${source}.country`} label={address.country(place)} />
          </Row>
        </>
      )}
    </RepeatedFields>
  )
}
