import { CreatePage } from '../../ui/form/form-page.tsx'
import { ProductFields } from './parts/product-fields.tsx'

export function ProductCreate() {
  return (
    <CreatePage
      listName="Products"
      title="New product"
      createdMessage="Product created"
      defaultValues={{ visible: true, discount: { type: 'NONE', value: 0 } }}
    >
      <ProductFields />
    </CreatePage>
  )
}
