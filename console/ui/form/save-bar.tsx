import { Button, Paper, Typography } from '@mui/material'
import { useRecordContext } from 'ra-core'
import { useFormContext, useFormState } from 'react-hook-form'

/** Appears with the first change, with Save and Discard. */
export function SaveBar() {
  const record = useRecordContext()
  const { reset } = useFormContext()
  const { isDirty, isSubmitting } = useFormState()
  if (!isDirty && !isSubmitting && record) return null
  return (
    <Paper
      elevation={6}
      role="group"
      aria-label="Unsaved changes"
      sx={{
        position: 'sticky',
        bottom: { xs: 12, sm: 20 },
        zIndex: 'appBar',
        mt: 3,
        px: 2,
        py: 1.25,
        borderRadius: '12px',
        border: 1,
        borderColor: 'divider',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
      }}
    >
      <Typography variant="body2" sx={{ flex: 1, fontWeight: 600 }}>
        {record ? 'Unsaved changes' : 'Not created yet'}
      </Typography>
      {record && (
        <Button color="inherit" onClick={() => reset()} disabled={isSubmitting}>
          Discard
        </Button>
      )}
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {record ? 'Save' : 'Create'}
      </Button>
    </Paper>
  )
}
