// The dashboard: tasks and figures of the store.
import { Box, Skeleton } from '@mui/material'
import { useTexts } from '../../messages/language-context.tsx'
import { failureOf } from '../../store/failure.ts'
import { FailureMessage } from '../../ui/page/failure-message.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Plots } from './parts/plots.tsx'
import { ToDo } from './parts/to-do.tsx'
import { useStoreState } from './use-store-state.ts'

export function Home() {
  const { name } = useTexts('home')
  return (
    <Page title={name}>
      <State />
    </Page>
  )
}

function State() {
  const texts = useTexts('home')
  const { data, error, refetch } = useStoreState()
  if (data) {
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ToDo state={data} />
        <Plots state={data} />
      </Box>
    )
  }
  if (error) {
    const failure = failureOf(error)
    const title = failure.kind === 'forbidden' ? texts.notAllowed : texts.notLoaded
    return <FailureMessage title={title} failure={failure} retry={refetch} />
  }
  return (
    <Box role="status" aria-label={texts.loading} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={180} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} variant="rounded" height={240} />
        ))}
      </Box>
    </Box>
  )
}
