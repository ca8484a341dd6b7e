// Preorders while a product is out of stock: on or off, message and limit.
import { Box } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, RecordContextProvider, useNotify } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { limits } from 'storefront-client'
import { useTexts } from '../../../messages/language-context.tsx'
import { preorderKind } from '../../../messages/number-kinds.ts'
import { useStore } from '../../../store/store-context.tsx'
import { BooleanInput, NumberInput, TextInput } from '../../../ui/form/inputs.tsx'
import { RecordForm } from '../../../ui/form/record-form.tsx'
import { Section } from '../../../ui/form/section.tsx'
import '../../../ui/permissions/guarded.css'
import { preorderRecord, savePreorder } from '../save-preorder.ts'
import type { StockRow } from '../stock-row.ts'

export function PreorderFields({ row }: { row: StockRow }) {
  const { preorder: texts } = useTexts('inventory')
  const { client, watch } = useStore()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const record: RaRecord = preorderRecord(row)
  return (
    <RecordContextProvider value={record}>
      <RecordForm
        name={`inventory/${row.productId}`}
        send={(entered, opened = record) =>
          watch.keep(() => savePreorder(client, row, opened, entered))
        }
        done={() => {
          notify(texts.saved, { type: 'success' })
          void queryClient.invalidateQueries({ queryKey: ['inventory'] })
        }}
      >
        <Section title={texts.section} note={texts.note}>
          <Terms />
        </Section>
      </RecordForm>
    </RecordContextProvider>
  )
}

function Terms() {
  const { preorder: texts, bulk } = useTexts('inventory')
  const enabled: unknown = useWatch({ name: 'enabled' })
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 520 }}>
      <BooleanInput source="enabled" label={bulk.preorder} />
      {/* Fields that are disabled one by one have no value in the form. */}
      <fieldset role="none" className="guarded" disabled={enabled !== true}>
        <TextInput
          source="message"
          label={texts.message}
          slotProps={{ htmlInput: { maxLength: limits.PreorderInfo.message.maxLength } }}
        />
        <NumberInput
          source="limit"
          label={texts.limit}
          kind={preorderKind}
          helperText={texts.limitHelp}
        />
      </fieldset>
    </Box>
  )
}
