import { Alert } from '@mui/material'
import { useRefusal } from './use-refusal.ts'

/** Says above a page what the caller may not change here. */
export function RefusalNote() {
  const refusal = useRefusal()
  if (refusal === undefined) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {refusal}
    </Alert>
  )
}
