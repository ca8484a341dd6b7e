// The stock of one product: each change is made at once, so there is no save bar.
import { Box, FormControlLabel, Switch } from '@mui/material'
import { EditBase, useEditContext } from 'ra-core'
import { useRunAction } from '../../store/run-action.ts'
import { RecordFailure, showFailureOnPage } from '../../ui/form/record-failure.tsx'
import { Section } from '../../ui/form/section.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import { useInventoryActions } from './actions.ts'
import type { InventoryRow } from './adapter.ts'
import { StockLevel } from './parts/stock-level.tsx'
import { VariantStockControl } from './parts/variant-stock-control.tsx'

const back = { to: '/inventory', label: 'Inventory' }

export function InventoryEdit() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false} queryOptions={showFailureOnPage}>
      <InventoryScreen />
    </EditBase>
  )
}

function InventoryScreen() {
  const { record: item, isPending, error, refetch } = useEditContext<InventoryRow>()
  if (isPending) return <PageLoading />
  if (!item) return <RecordFailure back={back} error={error} retry={refetch} />
  return (
    <Page title={item.productName} back={back} note={<StockLevel item={item} />}>
      <Section title="Stock" note="Changes here apply at once.">
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Thumbnail url={item.pictureUrl} size={56} />
          <TrackingSwitch item={item} />
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {item.variants.map((variant) => (
            <VariantStockControl key={variant.id} item={item} variant={variant} />
          ))}
        </Box>
      </Section>
    </Page>
  )
}

function TrackingSwitch({ item }: { item: InventoryRow }) {
  const inventory = useInventoryActions()
  const { run, isPending } = useRunAction()
  return (
    <FormControlLabel
      control={<Switch checked={item.tracked} disabled={isPending} />}
      label="Count units"
      onChange={(_event, tracked) => {
        run(tracked ? 'Units are counted' : 'Units are no longer counted', () =>
          inventory.track(item.id, tracked),
        )
      }}
    />
  )
}
