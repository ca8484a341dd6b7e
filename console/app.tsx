// The console's table of contents: who may come in, which resources there are, and how they look.
import { CssBaseline, ThemeProvider } from '@mui/material'
import { CoreAdminContext, CoreAdminUI, Resource } from 'ra-core'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createAuthProvider } from './providers/auth-provider.ts'
import type { StoreClient } from './providers/connect.ts'
import { createDataProvider } from './providers/data-provider.ts'
import { i18nProvider } from './providers/i18n.ts'
import { createQueryClient } from './providers/query-client.ts'
import { StoreActionsProvider } from './providers/store-actions.tsx'
import { collections } from './resources/collections/index.ts'
import { inventory } from './resources/inventory/index.ts'
import { members } from './resources/members/index.ts'
import { products } from './resources/products/index.ts'
import { SignIn } from './sign-in/sign-in.tsx'
import { theme } from './theme/theme.ts'
import { NotFound } from './ui/page/not-found.tsx'
import { PageLoading } from './ui/page/page-loading.tsx'
import { ScreenError } from './ui/page/screen-error.tsx'
import { Shell } from './ui/shell/shell.tsx'
import { Toasts } from './ui/toasts/toasts.tsx'

export function App({ client }: { client: StoreClient }) {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <Console client={client} /> }], {
      basename: '/console',
    }),
  )
  return (
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline enableColorScheme />
      <RouterProvider router={router} />
    </ThemeProvider>
  )
}

function Console({ client }: { client: StoreClient }) {
  const [providers] = useState(() => ({
    dataProvider: createDataProvider(client),
    authProvider: createAuthProvider(client),
    queryClient: createQueryClient(),
  }))
  return (
    <CoreAdminContext {...providers} i18nProvider={i18nProvider}>
      <StoreActionsProvider client={client}>
        <CoreAdminUI
          layout={Shell}
          loginPage={SignIn}
          loading={PageLoading}
          catchAll={NotFound}
          error={ScreenError}
          title="Storefront"
          requireAuth
          disableTelemetry
        >
          <Resource {...products} />
          <Resource {...collections} />
          <Resource {...inventory} />
          <Resource {...members} />
        </CoreAdminUI>
      </StoreActionsProvider>
      <Toasts />
    </CoreAdminContext>
  )
}
