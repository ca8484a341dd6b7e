import { useTexts } from '../../../messages/language-context.tsx'
import { TextInput } from '../../../ui/form/inputs.tsx'
import { RepeatedFields } from './repeated-fields.tsx'

export function MemberPhones() {
  const texts = useTexts('members')
  return (
    <RepeatedFields
      title={texts.sections.phones}
      source="contact.phoneNumbers"
      blank={{ number: '' }}
      addLabel={texts.addPhone}
      deleteLabel={texts.deletePhone}
    >
      {(source, place) => (
        <TextInput source={`${source}.number`} label={texts.phone(place)} type="tel" />
      )}
    </RepeatedFields>
  )
}
