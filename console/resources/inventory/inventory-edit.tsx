// The stock of one product: each change is made at once, so there is no save bar.
import { Box, FormControlLabel, Switch } from '@mui/material'
import { EditBase, useEditContext } from 'ra-core'
import { useTexts } from '../../messages/language-context.tsx'
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

export function InventoryEdit() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false} queryOptions={showFailureOnPage}>
      <InventoryScreen />
    </EditBase>
  )
}

function InventoryScreen() {
  const texts = useTexts('inventory')
  const back = { to: '/inventory', label: texts.name }
  const { record: item, isPending, error, refetch } = useEditContext<InventoryRow>()
  if (isPending) return <PageLoading />
  if (!item) return <RecordFailure back={back} error={error} retry={refetch} />
  return (
    <Page title={item.productName || texts.unnamed} back={back} note={<StockLevel item={item} />}>
      <Section title={texts.section} note={texts.atOnce}>
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
  const texts = useTexts('inventory')
  const inventory = useInventoryActions()
  const { run, isPending } = useRunAction()
  return (
    <FormControlLabel
      control={<Switch checked={item.tracked} disabled={isPending} />}
      label={texts.countUnits}
      onChange={(_event, tracked) => {
        run(tracked ? texts.counted : texts.noLongerCounted, () =>
          inventory.track(item.id, tracked),
        )
      }}
    />
  )
}
