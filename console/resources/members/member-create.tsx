import { CreatePage } from '../../ui/form/form-page.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Row, Section } from '../../ui/form/section.tsx'

export function MemberCreate() {
  return (
    <CreatePage listName="Members" title="New member" createdMessage="Member created">
      <Section title="Member">
        <TextInput source="loginEmail" label="E-mail to sign in with" type="email" isRequired />
        <Row>
          <TextInput source="contact.firstName" label="First name" />
          <TextInput source="contact.lastName" label="Last name" />
        </Row>
        <TextInput source="profile.nickname" label="Nickname" />
      </Section>
    </CreatePage>
  )
}
