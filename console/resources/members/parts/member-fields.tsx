import { TextInput } from '../../../ui/form/inputs.tsx'
import { Columns, Row, Section } from '../../../ui/form/section.tsx'
import { MemberAddresses } from './member-addresses.tsx'
import { MemberEmails } from './member-emails.tsx'

export function MemberFields() {
  return (
    <Columns
      main={
        <>
          <Section title="Contact">
            <Row>
              <TextInput source="contact.firstName" label="First name" />
              <TextInput source="contact.lastName" label="Last name" />
            </Row>
            <Row>
              <TextInput source="contact.company" label="Company" />
              <TextInput source="contact.jobTitle" label="Job title" />
            </Row>
            <Row>
              <TextInput
                source="contact.phones"
                label="Phones, one a line"
                multiline
                format={linesOf}
                parse={listOf}
              />
              <TextInput source="contact.birthdate" label="Birthday" placeholder="YYYY-MM-DD" />
            </Row>
          </Section>
          <MemberAddresses />
        </>
      }
      side={
        <>
          <Section title="Profile">
            <TextInput source="profile.nickname" label="Nickname" />
            <TextInput source="profile.title" label="Title" />
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
