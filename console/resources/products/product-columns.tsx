// The columns shared by all lists of products.
import type { ListedProduct } from '../../catalogue/listed-product.ts'
import type { Texts } from '../../messages/texts.ts'
import type { SortField } from '../../store/known-queries.ts'
import type { Column, TitleColumn } from '../../ui/list/description.ts'
import { Status } from '../../ui/values/status.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import { Price } from './parts/price.tsx'
import { StockStatus } from './parts/stock-status.tsx'

type Field = SortField<'products'>

export const productTitle = ({ columns }: Texts['products']) =>
  ({
    label: columns.product,
    sortBy: 'name',
    name: (product) => product.name,
    detail: (product) => [product.brand, product.sku].filter(Boolean).join(' · '),
    picture: (product) => <Thumbnail url={product.media?.mainMedia?.thumbnail?.url} />,
  }) satisfies TitleColumn<ListedProduct, Field>

export const productColumns = ({ columns, fields, visible, hidden }: Texts['products']) =>
  ({
    price: {
      id: 'price',
      label: fields.price,
      sortBy: 'priceData.price',
      align: 'end',
      render: (product) => <Price product={product} />,
    },
    stock: {
      id: 'stock',
      label: columns.stock,
      render: (product) => <StockStatus stock={product.stock} />,
    },
    visibility: {
      id: 'visibility',
      label: columns.visibility,
      hideBelow: 'md',
      render: (product) => (product.visible ? visible : <Status tone="caution">{hidden}</Status>),
    },
  }) satisfies Record<string, Column<ListedProduct, Field>>
