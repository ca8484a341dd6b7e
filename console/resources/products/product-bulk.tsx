// The actions for selected products. Their dialogs are lazy.
import type { ListedProduct } from '../../catalogue/listed-product.ts'
import type { Texts } from '../../messages/texts.ts'
import type { BulkAction } from '../../ui/list/description.ts'
import { dialogInTheme } from '../../ui/page/lazy-part.tsx'
import type { SettableProperty } from './bulk/set-property.ts'
import type { useProductChanges } from './product-changes.ts'

const ChangePrices = dialogInTheme(
  async () => (await import('../../pricing/change-prices.tsx')).ChangePrices,
)
const SetDiscount = dialogInTheme(
  async () => (await import('./bulk/set-discount-dialog.tsx')).SetDiscount,
)
const SetValueDialog = dialogInTheme(
  async () => (await import('./bulk/set-value-dialog.tsx')).SetValueDialog,
)
const AddToCollectionDialog = dialogInTheme(
  async () => (await import('./bulk/add-to-collection-dialog.tsx')).AddToCollectionDialog,
)

export function productBulk(
  { forms, prices, productList: texts }: Texts,
  { showing, hiding, deleting }: ReturnType<typeof useProductChanges>,
): BulkAction<ListedProduct>[] {
  const set = (property: SettableProperty): BulkAction<ListedProduct> => ({
    label: texts.set[property],
    dialog: (props) => <SetValueDialog {...props} property={property} />,
  })
  return [
    {
      label: prices.title,
      dialog: ({ rows, start, close }) => (
        <ChangePrices scope={{ ids: rows.map(({ id }) => id) }} close={close} start={start} />
      ),
    },
    {
      label: texts.set.discount,
      dialog: (props) => <SetDiscount {...props} />,
    },
    {
      label: texts.showMany,
      appliesTo: ({ visible }) => visible === false,
      change: showing,
    },
    {
      label: texts.hideMany,
      appliesTo: ({ visible }) => visible !== false,
      change: hiding,
    },
    {
      area: 'collections',
      label: texts.addToCollection,
      dialog: (props) => <AddToCollectionDialog {...props} />,
    },
    set('cost'),
    set('weight'),
    set('ribbon'),
    set('brand'),
    {
      label: forms.remove.button,
      icon: 'trash',
      danger: true,
      change: deleting,
      consequence: texts.deleteText,
    },
  ]
}
