import { useTexts } from '../../messages/language-context.tsx'
import { CreatePage } from '../../ui/form/form-page.tsx'
import { ProductFields } from './parts/product-fields.tsx'

export function ProductCreate() {
  const texts = useTexts('products')
  return (
    <CreatePage
      listName={texts.name}
      title={texts.create}
      createdMessage={texts.created}
      defaultValues={{ visible: true, discount: { type: 'NONE', value: 0 } }}
    >
      <ProductFields />
    </CreatePage>
  )
}
