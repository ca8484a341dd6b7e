import { useRecordContext } from 'ra-core'
import { useTexts } from '../../../messages/language-context.tsx'
import { BooleanInput, TextInput } from '../../../ui/form/inputs.tsx'
import { Row, Section } from '../../../ui/form/section.tsx'

export function CollectionFields() {
  const { columns, visibleInShop, slugHelp } = useTexts('collections')
  const { fields } = useTexts('products')
  const { slug, description } = useTexts('productPage')
  const isNew = useRecordContext() === undefined
  return (
    <Section title={columns.collection}>
      <Row>
        <TextInput source="name" label={fields.name} isRequired />
        <TextInput source="slug" label={slug} isRequired={!isNew} helperText={isNew && slugHelp} />
      </Row>
      <TextInput source="description" label={description} multiline minRows={2} />
      <BooleanInput source="visible" label={visibleInShop} defaultValue />
    </Section>
  )
}
