import { useTexts } from '../../messages/language-context.tsx'
import { CreatePage } from '../../ui/form/form-page.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Row, Section } from '../../ui/form/section.tsx'

export function MemberCreate() {
  const texts = useTexts('members')
  const { fields } = texts
  return (
    <CreatePage texts={texts} onlyNew="loginEmail">
      <Section title={texts.columns.member}>
        <TextInput
          source="loginEmail"
          label={fields.loginEmail}
          type="email"
          isRequired
          autoFocus
        />
        <Row>
          <TextInput source="contact.firstName" label={fields.firstName} />
          <TextInput source="contact.lastName" label={fields.lastName} />
        </Row>
        <TextInput source="profile.nickname" label={fields.nickname} />
      </Section>
    </CreatePage>
  )
}
