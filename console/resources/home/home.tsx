// The dashboard: tasks and figures of the store.
import { Box, Skeleton } from '@mui/material'
import { useLanguage, useTexts } from '../../messages/language-context.tsx'
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
  const { texts } = useLanguage().language
  const { products, members } = useStoreState()
  if (products.isPending || members.isPending) return <Loading />
  const state = { products: products.data, members: members.data }
  // What was read earlier stays where it could not be read again.
  const missing = state.products ? members : products
  const failure = missing.data ? undefined : failureOf(missing.error)
  if (!state.products && !state.members && failure) {
    const retry = () => Promise.all([products.refetch(), members.refetch()])
    return <FailureMessage title={texts.home.notLoaded} failure={failure} retry={retry} />
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ToDo state={state} />
      <Plots state={state} />
      {failure && (
        <FailureMessage
          title={(state.products ? texts.members : texts.products).notLoaded}
          failure={failure}
          retry={missing.refetch}
        />
      )}
    </Box>
  )
}

function Loading() {
  const texts = useTexts('home')
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
