// The stock of one product: tracking and preorders, and the units of each variant. Changes apply at once.
import { Box, FormControlLabel, Switch } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useParams } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { LARGEST_PAGE } from '../../store/list-query.ts'
import { useChangeOne } from '../../ui/bulk/change-one.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { FormSkeleton } from '../../ui/form/form-skeleton.tsx'
import { RecordFailure } from '../../ui/form/record-failure.tsx'
import { Section } from '../../ui/form/section.tsx'
import { readAll } from '../../ui/list/read-all.ts'
import { Page } from '../../ui/page/page.tsx'
import { Guarded } from '../../ui/permissions/guarded.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import './inventory.css'
import { CountField } from './parts/count-field.tsx'
import { PreorderFields } from './parts/preorder-fields.tsx'
import { StockStatus } from './parts/stock-status.tsx'
import { UnitsControl } from './parts/units-control.tsx'
import { byChoices, type StockRow } from './stock-row.ts'
import { type Counted, useProductChanges } from './use-product-changes.ts'

export function InventoryEdit() {
  const { id: productId = '' } = useParams()
  const texts = useTexts('inventory')
  const products = useTexts('products')
  const back = { to: '/inventory', label: texts.name }
  const { data: rows, error, isPending, refetch } = useVariants(productId)
  if (isPending) return <FormSkeleton />
  const [first] = rows ?? []
  if (!rows || !first) return <RecordFailure back={back} error={error} retry={refetch} />
  return (
    <Page
      title={first.productName || products.unnamed}
      back={back}
      note={texts.count(rows.length)}
      actions={
        <ButtonLink to={`/products/${productId}`} look="outlined">
          {texts.toProduct}
        </ButtonLink>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Section title={products.columns.stock} note={texts.atOnce}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Thumbnail url={first.pictureUrl} size={56} />
            <Guarded area="inventory">
              <TrackingSwitch row={first} />
            </Guarded>
          </Box>
          <Box component="ul" sx={rowsStyle}>
            {rows.map((row) => (
              <Box component="li" key={row.id} aria-label={row.choices || row.productName}>
                <div>
                  <b>
                    <bdi>{row.choices || row.productName}</bdi>
                  </b>
                  <small>
                    <bdi>{row.sku}</bdi>
                  </small>
                </div>
                <CountField row={row} />
                <StockStatus row={row} />
                <Guarded area="inventory">
                  <UnitsControl row={row} />
                </Guarded>
              </Box>
            ))}
          </Box>
        </Section>
        <Guarded area="inventory">
          <PreorderFields key={productId} row={first} />
        </Guarded>
      </Box>
    </Page>
  )
}

function useVariants(productId: string) {
  const dataProvider = useDataProvider()
  const { data, ...reading } = useQuery({
    // Keyed as a list, so that a change of a row is patched here too.
    queryKey: ['inventory', 'getList', { product: productId }],
    queryFn: async ({ signal }) => {
      const rows = await readAll({
        size: LARGEST_PAGE,
        page: (page) =>
          dataProvider.getList<StockRow>('inventory', {
            filter: { product: productId },
            pagination: { page, perPage: LARGEST_PAGE },
            sort: { field: 'id', order: 'ASC' },
            signal,
          }),
        keep: (row) => row,
        signal,
      })
      return { data: byChoices(rows), total: rows.length }
    },
  })
  return { data: data?.data, ...reading }
}

function TrackingSwitch({ row }: { row: StockRow }) {
  const texts = useTexts('inventory')
  const changeOne = useChangeOne<Counted>('inventory')
  const { counting, notCounting } = useProductChanges()
  return (
    <FormControlLabel
      control={<Switch checked={row.tracked} />}
      label={texts.bulk.count}
      onChange={(_event, tracked) => void changeOne(tracked ? counting : notCounting, row)}
    />
  )
}

const rowsStyle = {
  '& li': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr auto auto', sm: '1fr 90px 120px 220px' },
    alignItems: 'center',
    gap: { xs: 1, sm: 2 },
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& li > div:first-of-type': { overflowWrap: 'anywhere' },
  '& li > .guarded > *': { gridColumn: { xs: '1 / -1', sm: 'auto' }, justifySelf: 'end' },
  '& li > span + span': { justifySelf: 'start' },
  '& small': { display: 'block', color: 'text.secondary' },
} as const
