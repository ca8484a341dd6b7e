import { useMemo } from 'react'
import type { Product } from 'storefront-client'
import { useTexts } from '../../messages/language-context.tsx'
import type { Texts } from '../../messages/texts.ts'
import type { ListDescription } from '../../ui/list/description.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { Status } from '../../ui/values/status.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import { Price } from './parts/price.tsx'
import { StockStatus } from './parts/stock-status.tsx'
import { stockFilters } from './stock-states.ts'

const describe = (texts: Texts['products'], stock: Texts['stock']): ListDescription<Product> => ({
  texts,
  sort: { field: 'name', order: 'ASC' },
  title: {
    label: texts.columns.product,
    sortBy: 'name',
    name: (product) => product.name ?? texts.unnamed,
    detail: (product) => [product.brand, product.sku].filter(Boolean).join(' · '),
    picture: (product) => <Thumbnail url={product.media?.mainMedia?.thumbnail?.url} />,
  },
  columns: [
    {
      id: 'price',
      label: texts.columns.price,
      sortBy: 'priceData.price',
      align: 'end',
      render: (product) => <Price product={product} />,
    },
    {
      id: 'stock',
      label: texts.columns.stock,
      render: (product) => <StockStatus stock={product.stock} />,
    },
    {
      id: 'ribbon',
      label: texts.columns.ribbon,
      hideBelow: 'lg',
      render: (product) => product.ribbon || '—',
    },
    {
      id: 'visibility',
      label: texts.columns.visibility,
      hideBelow: 'md',
      render: (product) =>
        product.visible ? (
          <Status tone="good">{texts.visible}</Status>
        ) : (
          <Status tone="quiet">{texts.hidden}</Status>
        ),
    },
  ],
  filters: [
    { kind: 'choice', label: texts.columns.stock, source: 'stock', options: stockFilters(stock) },
    {
      kind: 'choice',
      label: texts.columns.visibility,
      source: 'visibility',
      options: [
        { value: 'visible', label: texts.visible },
        { value: 'hidden', label: texts.hidden },
      ],
    },
  ],
})

export function ProductList() {
  const texts = useTexts('products')
  const stock = useTexts('stock')
  const description = useMemo(() => describe(texts, stock), [texts, stock])
  return <ListPage description={description} />
}
