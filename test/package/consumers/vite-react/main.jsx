// A storefront in React: the catalogue by TanStack Query, who is here by useSession.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createClient, platforms } from 'storefront-client'
import { createQueries, StorefrontProvider, useClient, useSession } from 'storefront-client/react'

const client = createClient({
  platform: platforms.sandbox(window.store.url),
  clientId: window.store.clientId,
})

const Shop = () => {
  const { role } = useSession()
  const queries = createQueries(useClient())
  const { data } = useQuery(queries.products.queryProducts({ query: { paging: { limit: 3 } } }))
  if (!data) return <p>Loading</p>
  return (
    <ul title={role}>
      {data.products.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )
}

createRoot(document.getElementById('app')).render(
  <QueryClientProvider client={new QueryClient()}>
    <StorefrontProvider client={client}>
      <Shop />
    </StorefrontProvider>
  </QueryClientProvider>,
)
