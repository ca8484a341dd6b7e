import { Box } from '@mui/material'
import { useTexts } from '../../messages/language-context.tsx'
import type { Failure } from '../../store/failure.ts'
import { failureText } from '../../store/failure-text.ts'

/** What happened and what to do; the id of the request small below. */
export function FailureNote({ failure }: { failure: Failure }) {
  const texts = useTexts('errors')
  return (
    <>
      <span>{failureText(failure, texts)}</span>
      {failure.requestId && (
        <Box
          component="small"
          sx={{ display: 'block', mt: 0.5, fontSize: '0.75rem', userSelect: 'all' }}
        >
          {texts.requestId(failure.requestId)}
        </Box>
      )}
    </>
  )
}
