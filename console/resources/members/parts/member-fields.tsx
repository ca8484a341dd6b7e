import { useTexts } from '../../../messages/language-context.tsx'
import { TextInput } from '../../../ui/form/inputs.tsx'
import { Columns, Row, Section } from '../../../ui/form/section.tsx'
import { MemberAddresses } from './member-addresses.tsx'
import { MemberEmails } from './member-emails.tsx'

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
            <Row>
              <TextInput
                source="contact.phones"
                label={fields.phones}
                multiline
                format={linesOf}
                parse={listOf}
              />
              <TextInput
                source="contact.birthdate"
                label={fields.birthday}
                placeholder={fields.birthdayFormat}
              />
            </Row>
          </Section>
          <MemberAddresses />
        </>
      }
      side={
        <>
          <Section title={sections.profile}>
            <TextInput source="profile.nickname" label={fields.nickname} />
            <TextInput source="profile.title" label={fields.title} />
          </Section>
          <MemberEmails />
        </>
      }
    />
  )
}

function linesOf(phones: unknown): string {
  return Array.isArray(phones) ? phones.join('\n') : ''
}

function listOf(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}
