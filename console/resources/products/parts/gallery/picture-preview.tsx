import { Box } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../../messages/language-context.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { readPictureAddress } from '../../new-picture.ts'

/** The debounce before the URL is loaded, in milliseconds. */
const PAUSE = 400

/** The debounced URL: a half-typed one may name another host. */
function useSettled<Value>(typed: Value): Value {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

export function PicturePreview({ typed }: { typed: unknown }) {
  const texts = useTexts('gallery')
  const url = readPictureAddress(useSettled(typed))
  const [failed, setFailed] = useState<string>()
  return (
    <Box sx={frame}>
      {url !== undefined && failed !== url ? (
        <Box
          component="img"
          src={url}
          alt={texts.preview}
          onError={() => setFailed(url)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : url !== undefined ? (
        <Box role="status" sx={missing}>
          {texts.noPreview}
        </Box>
      ) : (
        <Box
          role="img"
          aria-label={texts.previewPlace}
          sx={{ display: 'grid', placeItems: 'center' }}
        >
          <Icon name="image" />
        </Box>
      )}
    </Box>
  )
}

const missing = {
  p: 0.5,
  placeSelf: 'center',
  fontSize: '0.75rem',
  lineHeight: 1.25,
  textAlign: 'center',
  color: 'error.main',
} as const

const frame = {
  width: 88,
  height: 88,
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '10px',
  border: '1px dashed',
  borderColor: 'divider',
  display: 'grid',
  color: 'text.secondary',
} as const
