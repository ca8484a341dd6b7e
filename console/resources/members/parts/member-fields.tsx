import { useGetIdentity, useRecordContext } from 'ra-core'
import { useTexts } from '../../../messages/language-context.tsx'
import { TextInput } from '../../../ui/form/inputs.tsx'
import { Columns, Row, Section } from '../../../ui/form/section.tsx'
import type { MemberRow } from '../adapter.ts'
import { MemberAddresses } from './member-addresses.tsx'
import { MemberEmails } from './member-emails.tsx'
import { MemberPhones } from './member-phones.tsx'

export function MemberFields() {
  const { fields, sections } = useTexts('members')
  return (
    <Columns
      main={
        <>
          <Section title={sections.contact}>
            <Row>
              <TextInput source="contact.firstName" label={fields.firstName} />
              <TextInput source="contact.lastName" label={fields.lastName} />
            </Row>
            <Row>
              <TextInput source="contact.company" label={fields.company} />
              <TextInput source="contact.jobTitle" label={fields.jobTitle} />
            </Row>
            <TextInput
              source="contact.birthdate"
              label={fields.birthday}
              placeholder={fields.birthdayFormat}
            />
          </Section>
          <MemberPhones />
          <MemberAddresses />
        </>
      }
      side={
        <>
          <Section title={sections.profile}>
            <TextInput source="profile.nickname" label={fields.nickname} />
            <TextInput source="profile.title" label={fields.title} />
            <SlugInput />
          </Section>
          <MemberEmails />
        </>
      }
    />
  )
}

/** The platform lets everyone choose only their own. */
function SlugInput() {
  const { fields, slugHelp } = useTexts('members')
  const member = useRecordContext<MemberRow>()
  const { identity } = useGetIdentity()
  const own = member !== undefined && identity?.id === member.id
  return (
    <TextInput
      source="profile.slug"
      label={fields.slug}
      disabled={!own}
      helperText={own ? false : slugHelp}
    />
  )
}
