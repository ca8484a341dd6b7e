import { useTexts } from '../../../messages/language-context.tsx'
import { TextInput } from '../../../ui/form/inputs.tsx'
import { Section } from '../../../ui/form/section.tsx'

export function CollectionFields() {
  const { section, fields } = useTexts('collections')
  return (
    <Section title={section}>
      <TextInput source="name" label={fields.name} isRequired />
      <TextInput source="description" label={fields.description} multiline minRows={2} />
    </Section>
  )
}
