// A new product in three fields; the rest follows on its page.
import { Box } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useStoreCurrency } from '../../catalogue/store-currency.ts'
import { useTexts } from '../../messages/language-context.tsx'
import { moneyKindOf } from '../../messages/number-kinds.ts'
import { CreatePage } from '../../ui/form/form-page.tsx'
import { NumberInput, TextInput } from '../../ui/form/inputs.tsx'
import { Row, Section } from '../../ui/form/section.tsx'
import { readPictureAddress } from './new-picture.ts'
import { PicturePreview } from './parts/gallery/picture-preview.tsx'

export function ProductCreate() {
  const texts = useTexts('products')
  const { fields } = texts
  const currency = useStoreCurrency()
  return (
    <CreatePage texts={texts} defaultValues={{ visible: true }} onlyNew="pictureAddress">
      <Section title={texts.columns.product}>
        <Row>
          <TextInput source="name" label={fields.name} isRequired autoFocus />
          <NumberInput
            source="priceData.price"
            label={fields.price}
            isRequired
            kind={moneyKindOf(currency)}
            currency={currency}
          />
        </Row>
        <NewPicture />
      </Section>
    </CreatePage>
  )
}

function NewPicture() {
  const texts = useTexts('gallery')
  const typed: unknown = useWatch({ name: 'pictureAddress' })
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
      <PicturePreview typed={typed} />
      <TextInput
        source="pictureAddress"
        label={texts.address}
        type="url"
        helperText={texts.addressHint}
        validate={(value: unknown) =>
          String(value ?? '').trim() !== '' && readPictureAddress(value) === undefined
            ? texts.notAnAddress
            : undefined
        }
      />
    </Box>
  )
}
