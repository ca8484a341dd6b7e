import { Button, Paper, Typography } from '@mui/material'
import { useRecordContext } from 'ra-core'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '../../messages/language-context.tsx'

/** Appears with the first change, with Save and Discard. */
export function SaveBar() {
  const texts = useTexts('forms')
  const record = useRecordContext()
  const { reset } = useFormContext()
  const { isDirty, isSubmitting } = useFormState()
  if (!isDirty && !isSubmitting && record) return null
  return (
    <Paper
      elevation={6}
      role="group"
      aria-label={texts.unsaved}
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
        {record ? texts.unsaved : texts.notCreated}
      </Typography>
      {record && (
        <Button color="inherit" onClick={() => reset()} disabled={isSubmitting}>
          {texts.discard}
        </Button>
      )}
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {record ? texts.save : texts.create}
      </Button>
    </Paper>
  )
}
