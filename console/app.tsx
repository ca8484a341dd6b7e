// Composes the console: sign-in, the resources, the theme.
import { CssBaseline, ThemeProvider } from '@mui/material'
import { CoreAdminContext, CoreAdminUI, type CoreLayoutProps, Resource } from 'ra-core'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createAuthProvider } from './providers/auth-provider.ts'
import { createDataProvider } from './providers/data-provider.ts'
import { i18nProvider } from './providers/i18n.ts'
import { createQueryClient } from './providers/query-client.ts'
import { resources } from './resources/index.ts'
import { SignIn } from './sign-in/sign-in.tsx'
import type { StoreClient } from './store/store-client.ts'
import { StoreProvider } from './store/store-context.tsx'
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
    dataProvider: createDataProvider(client, resources),
    authProvider: createAuthProvider(client),
    queryClient: createQueryClient(),
  }))
  return (
    <CoreAdminContext {...providers} i18nProvider={i18nProvider}>
      <StoreProvider client={client}>
        <CoreAdminUI
          layout={Layout}
          loginPage={SignIn}
          loading={PageLoading}
          catchAll={NotFound}
          error={ScreenError}
          title="Storefront"
          requireAuth
          disableTelemetry
        >
          {resources.map(({ name, list, edit, create }) => (
            <Resource key={name} name={name} list={list} edit={edit} create={create} />
          ))}
        </CoreAdminUI>
      </StoreProvider>
      <Toasts />
    </CoreAdminContext>
  )
}

function Layout({ children }: CoreLayoutProps) {
  return <Shell places={resources}>{children}</Shell>
}
