// 'Change prices': by how much, rounded how, and what every price becomes before anything is sent.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '../messages/language-context.tsx'
import type { Failure } from '../store/failure.ts'
import { FailureNote } from '../ui/page/failure-note.tsx'
import type { PriceChange } from './price-change.ts'
import { type PriceEnding, priceEndings } from './price-ending.ts'
import { type PlannedPrice, type PricedProduct, planPrices, summarize } from './price-plan.ts'
import { PriceTable } from './price-table.tsx'
import { readChange } from './read-change.ts'

interface ChangePricesDialogProps {
  /** As they are now; undefined while they are read. */
  products: readonly PricedProduct[] | undefined
  /** Why they could not be read. */
  failure?: Failure | undefined
  apply(plan: PlannedPrice[]): void
  close(): void
}

export function ChangePricesDialog({ products, failure, apply, close }: ChangePricesDialogProps) {
  const texts = useTexts('prices')
  const id = useId()
  const [by, setBy] = useState<PriceChange['by']>('percent')
  const [ending, setEnding] = useState<PriceEnding>('none')
  const [typed, setTyped] = useState('')
  const value = readChange(typed)
  const plan = products && planPrices(products, { by, value: value ?? 0, ending })
  const summary = plan && summarize(plan)
  const ready = value !== undefined && summary !== undefined && summary.changes > 0
  const submit = () => {
    if (ready && plan) apply(plan.filter((planned) => planned.after !== undefined))
  }
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="md">
      <form
        onSubmit={(event) => {
          // The dialog lies over a page that may have a form of its own.
          event.preventDefault()
          event.stopPropagation()
          submit()
        }}
        style={{ display: 'contents' }}
      >
        <DialogTitle id={id}>{texts.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <FormControl sx={{ mt: 0.5 }}>
            <FormLabel id={`${id}-by`}>{texts.by}</FormLabel>
            <RadioGroup
              row
              aria-labelledby={`${id}-by`}
              value={by}
              onChange={(_event, next) => setBy(next === 'amount' ? 'amount' : 'percent')}
            >
              <FormControlLabel value="percent" control={<Radio />} label={texts.percent} />
              <FormControlLabel value="amount" control={<Radio />} label={texts.amount} />
            </RadioGroup>
          </FormControl>
          <TextField
            label={by === 'percent' ? texts.percentValue : texts.amountValue}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoFocus
            error={typed !== '' && value === undefined}
            helperText={typed !== '' && value === undefined ? texts.noNumber : texts.valueHint}
            slotProps={{ htmlInput: { inputMode: 'text', maxLength: 14 } }}
            sx={{ maxWidth: 320 }}
          />
          <FormControl>
            <FormLabel id={`${id}-ending`}>{texts.rounding}</FormLabel>
            <RadioGroup
              row
              aria-labelledby={`${id}-ending`}
              value={ending}
              onChange={(_event, next) =>
                setEnding(priceEndings.find((known) => known === next) ?? 'none')
              }
            >
              {priceEndings.map((known) => (
                <FormControlLabel
                  key={known}
                  value={known}
                  control={<Radio />}
                  label={known === 'none' ? texts.keepCents : texts.endsIn(known)}
                />
              ))}
            </RadioGroup>
          </FormControl>
          {failure && (
            <Alert severity="error">
              <FailureNote failure={failure} />
            </Alert>
          )}
          {!plan && !failure && <span role="status">{texts.reading}</span>}
          {summary && (
            <Alert severity={summary.losses > 0 ? 'error' : 'info'} icon={false} role="status">
              {texts.summary(summary)}
            </Alert>
          )}
          {plan && <PriceTable plan={plan} />}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={!ready}>
            {texts.apply(summary?.changes ?? 0)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
