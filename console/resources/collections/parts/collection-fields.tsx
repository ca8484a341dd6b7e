import { useRecordContext } from 'ra-core'
import { useTexts } from '../../../messages/language-context.tsx'
import { BooleanInput, TextInput } from '../../../ui/form/inputs.tsx'
import { Row, Section } from '../../../ui/form/section.tsx'

export function CollectionFields() {
  const { columns, fields, slugHelp } = useTexts('collections')
  const isNew = useRecordContext() === undefined
  return (
    <Section title={columns.collection}>
      <Row>
        <TextInput source="name" label={fields.name} isRequired />
        <TextInput
          source="slug"
          label={fields.slug}
          isRequired={!isNew}
          helperText={isNew && slugHelp}
        />
      </Row>
      <TextInput source="description" label={fields.description} multiline minRows={2} />
      <BooleanInput source="visible" label={fields.visible} defaultValue />
    </Section>
  )
}
