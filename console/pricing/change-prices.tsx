// 'Change prices' of selected products, or of a whole collection, as a job with Undo.
import { useState } from 'react'
import { useTexts } from '../messages/language-context.tsx'
import { usePatch } from '../store/patch-record.ts'
import { useStoreClient } from '../store/store-context.tsx'
import type { BulkChange } from '../ui/bulk/change.ts'
import { useJobs } from '../ui/bulk/jobs.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Guarded } from '../ui/permissions/guarded.tsx'
import { ChangePricesDialog } from './change-prices-dialog.tsx'
import { type PlannedProduct, priceJob } from './price-job.ts'
import { type PriceScope, useProductsNow } from './use-products-now.ts'

interface ChangePricesProps {
  scope: PriceScope
  start(change: BulkChange<PlannedProduct>, rows: readonly PlannedProduct[]): void
  close(): void
}

/** The dialog, on freshly read products; `start` runs the job. */
export function ChangePrices({ scope, start, close }: ChangePricesProps) {
  const { job } = useTexts('prices')
  const client = useStoreClient()
  const patch = usePatch()
  return (
    <ChangePricesDialog
      {...useProductsNow(scope)}
      close={close}
      apply={(plan) =>
        start(
          priceJob(client, plan, job, (product) => patch('products', product)),
          plan.map(({ id, name }) => ({ id, name })),
        )
      }
    />
  )
}

export function ChangeCollectionPrices({ collectionId }: { collectionId: string }) {
  const texts = useTexts('prices')
  const lists = useTexts('lists')
  const { start, busy } = useJobs()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Guarded area="products">
        <Button
          look="outlined"
          disabled={busy}
          title={busy ? lists.busy : undefined}
          onClick={() => setOpen(true)}
        >
          {texts.title}
        </Button>
      </Guarded>
      {open && (
        <ChangePrices
          scope={{ collection: collectionId }}
          close={() => setOpen(false)}
          start={(change, rows) => {
            setOpen(false)
            start('products', change, rows)
          }}
        />
      )}
    </>
  )
}
