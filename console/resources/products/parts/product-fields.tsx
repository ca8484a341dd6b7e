// The fields of a product; the platform enforces the description's limits.
import { useTexts } from '../../../messages/language-context.tsx'
import { productWeightKind } from '../../../messages/number-kinds.ts'
import { NumberInput, TextInput } from '../../../ui/form/inputs.tsx'
import { Columns, Section } from '../../../ui/form/section.tsx'
import { DescriptionField } from './description/description-field.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { CannotBeBought } from './obstacles/cannot-be-bought.tsx'
import { OptionsEditor } from './options/options-editor.tsx'
import { CollectionsField } from './sale/collections-field.tsx'
import { PriceFields } from './sale/price-fields.tsx'
import { ShopFields } from './sale/shop-fields.tsx'
import { SearchFields } from './search/search-fields.tsx'
import { VariantsSection } from './variants/variants-section.tsx'

export function ProductFields() {
  const { columns, fields, kilograms, sections } = useTexts('products')
  return (
    <>
      <CannotBeBought />
      <Columns
        main={
          <>
            <Section title={columns.product}>
              <TextInput source="name" label={fields.name} isRequired />
              <DescriptionField />
            </Section>
            <Gallery />
            <PriceFields />
            <OptionsEditor />
          </>
        }
        side={
          <>
            <ShopFields />
            <CollectionsField />
            <Section title={sections.shipping}>
              <TextInput source="sku" label={fields.sku} />
              <NumberInput
                source="weight"
                label={fields.weight}
                kind={productWeightKind}
                after={kilograms}
              />
            </Section>
            <SearchFields />
          </>
        }
      />
      <VariantsSection />
    </>
  )
}
