// Ordering ahead while a product is out of stock: on or off, its message, its limit.
import { Alert, Box, Button, FormControlLabel, Switch, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { limits } from 'storefront-client'
import { useTexts } from '../../../messages/language-context.tsx'
import { preorderKind } from '../../../messages/number-kinds.ts'
import { conflictError, failureOf } from '../../../store/failure.ts'
import { useSessionWatch, useStoreClient } from '../../../store/store-context.tsx'
import { Section } from '../../../ui/form/section.tsx'
import { NumberField } from '../../../ui/numbers/number-field.tsx'
import type { EnteredNumber } from '../../../ui/numbers/use-typed-number.ts'
import { FailureNote } from '../../../ui/page/failure-note.tsx'
import { setPreorderAsSeen } from '../as-seen.ts'
import type { StockRow } from '../stock-row.ts'

export function PreorderFields({ row }: { row: StockRow }) {
  const { preorder } = row
  const { preorder: texts, bulk } = useTexts('inventory')
  const client = useStoreClient()
  const watch = useSessionWatch()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [enabled, setEnabled] = useState(preorder.enabled)
  const [message, setMessage] = useState(preorder.message)
  const [limit, setLimit] = useState<EnteredNumber>(preorder.limit ?? null)
  const [seen, setSeen] = useState(preorder)
  const { mutate, error } = useMutation({
    mutationFn: async (most: number | null) => {
      const terms = { enabled, message: message.trim(), limit: most ?? undefined }
      const other = await watch.keep(() => setPreorderAsSeen(client, row, seen, terms))
      if (!other) return
      // Told, and saved over knowingly by a second press.
      setSeen(other.preorder)
      throw conflictError(other, [])
    },
    onSuccess: () => {
      notify(texts.saved, { type: 'success' })
      return queryClient.invalidateQueries({ queryKey: ['inventory'] })
    },
  })
  return (
    <Section title={texts.section} note={texts.note}>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (typeof limit !== 'string') mutate(limit)
        }}
        sx={{ display: 'grid', gap: 1.5, maxWidth: 520 }}
      >
        <FormControlLabel
          control={<Switch checked={enabled} />}
          label={bulk.preorder}
          onChange={(_event, on) => setEnabled(on)}
        />
        <TextField
          label={texts.message}
          value={message}
          disabled={!enabled}
          onChange={(event) => setMessage(event.target.value)}
          slotProps={{ htmlInput: { maxLength: limits.PreorderInfo.message.maxLength } }}
        />
        <NumberField
          kind={preorderKind}
          label={texts.limit}
          value={limit}
          change={setLimit}
          disabled={!enabled}
          helperText={texts.limitHelp}
        />
        {error && (
          <Alert severity="error">
            <FailureNote failure={failureOf(error)} />
          </Alert>
        )}
        <Box>
          <Button type="submit" variant="outlined">
            {texts.save}
          </Button>
        </Box>
      </Box>
    </Section>
  )
}
