// The dashboard: tasks and figures of the store.
import { Box, Button, Skeleton } from '@mui/material'
import { useTexts } from '../../messages/language-context.tsx'
import { failureOf } from '../../store/failure.ts'
import { FailureNote } from '../../ui/page/failure-note.tsx'
import { Message } from '../../ui/page/message.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Plots } from './parts/plots.tsx'
import { ToDo } from './parts/to-do.tsx'
import { useStoreState } from './use-store-state.ts'

export function Home() {
  const texts = useTexts('home')
  const { tryAgain } = useTexts('lists')
  const { data, error, refetch } = useStoreState()
  if (data) {
    return (
      <Page title={texts.name}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ToDo state={data} />
          <Plots state={data} />
        </Box>
      </Page>
    )
  }
  if (error) {
    const failure = failureOf(error)
    const forbidden = failure.kind === 'forbidden'
    return (
      <Page title={texts.name}>
        <Message
          icon={forbidden ? 'block' : 'close'}
          title={forbidden ? texts.notAllowed : texts.notLoaded}
          action={
            <Button variant="outlined" onClick={() => refetch()}>
              {tryAgain}
            </Button>
          }
        >
          <FailureNote failure={failure} />
        </Message>
      </Page>
    )
  }
  return (
    <Page title={texts.name}>
      <Box role="status" aria-label={texts.loading} sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={180} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          {['a', 'b', 'c', 'd'].map((place) => (
            <Skeleton key={place} variant="rounded" height={240} />
          ))}
        </Box>
      </Box>
    </Page>
  )
}
