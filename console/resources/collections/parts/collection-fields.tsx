import { TextInput } from '../../../ui/form/inputs.tsx'
import { Section } from '../../../ui/form/section.tsx'

export function CollectionFields() {
  return (
    <Section title="Collection">
      <TextInput source="name" isRequired />
      <TextInput source="description" multiline minRows={2} />
    </Section>
  )
}
