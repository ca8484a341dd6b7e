// The description: static text until it is edited, then the lazily loaded editor.
import { Box, ButtonBase, FormHelperText, Typography } from '@mui/material'
import { startTransition, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { plainText } from 'storefront-client/catalogue'
import { useTexts } from '../../../../messages/language-context.tsx'
import { useMountedField } from '../../../../ui/form/field-registry.tsx'
import { later } from '../../../../ui/page/lazy-part.tsx'
import { PartBoundary } from '../../../../ui/page/part-boundary.tsx'

const RichText = later(
  async () => (await import('../../../../ui/rich-text/rich-text.tsx')).RichText,
)

/** A failed preload fails again on render. */
const prepareEditor = () => void RichText.prepare().catch(() => {})

const source = 'description'

export function DescriptionField() {
  const texts = useTexts('productPage')
  useMountedField(source, texts.description)
  const { field, fieldState, formState } = useController({ name: source })
  const [editing, setEditing] = useState(false)
  const id = useId()
  const value = textOf(field.value)
  const saved = textOf(formState.defaultValues?.[source])
  const error = fieldState.error?.message
  const words = plainText(value)
  const closed = (
    <ButtonBase
      // A tap and Enter both open it; hover or focus preload the code.
      onPointerEnter={prepareEditor}
      onFocus={prepareEditor}
      // A transition keeps the pressed button, and its focus, until the code has loaded.
      onClick={() => startTransition(() => setEditing(true))}
      aria-describedby={error ? id : undefined}
      sx={{ ...box, borderColor: error ? 'error.main' : 'divider' }}
    >
      <span className="unseen">{texts.editDescription}: </span>
      <Box component="span" dir={words ? 'auto' : undefined} sx={clamp}>
        {words || texts.noDescription}
      </Box>
    </ButtonBase>
  )
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }} aria-hidden>
        {texts.description}
      </Typography>
      <PartBoundary meanwhile={closed}>
        {editing ? (
          <RichText
            label={texts.description}
            value={value}
            saved={saved}
            onChange={field.onChange}
            onBlur={field.onBlur}
            autoFocus
            invalid={error !== undefined}
            describedBy={error ? id : undefined}
          />
        ) : (
          closed
        )}
      </PartBoundary>
      {error && (
        <FormHelperText error id={id}>
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const box = {
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'flex-start',
  width: '100%',
  minHeight: 110,
  px: 1.75,
  py: 1.25,
  border: 1,
  borderRadius: '10px',
  textAlign: 'start',
  verticalAlign: 'top',
  font: 'inherit',
  lineHeight: 1.55,
  cursor: 'text',
  '&:hover': { borderColor: 'text.primary' },
} as const

const clamp = {
  flex: 1,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '5',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const
