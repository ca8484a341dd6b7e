// Composes the console: sign-in, the resources, the theme.
import {
  CoreAdminContext,
  CoreAdminUI,
  type CoreLayoutProps,
  CustomRoutes,
  Resource,
} from 'ra-core'
import { Suspense, useMemo, useState } from 'react'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import type { Language } from '../messages/language.ts'
import { LanguageProvider, useLanguage } from '../messages/language-context.tsx'
import { i18nProviderOf } from '../providers/i18n.ts'
import { home } from '../resources/home/index.ts'
import { places, resources } from '../resources/index.ts'
import { SessionEnded } from '../sign-in/session-ended.tsx'
import { SignOut } from '../sign-in/sign-out.tsx'
import { StoreProvider } from '../store/store-context.tsx'
import { JobsProvider } from '../ui/bulk/jobs.tsx'
import { later, lazyInTheme } from '../ui/page/lazy-part.tsx'
import { NotFound } from '../ui/page/not-found.tsx'
import { PageLoading } from '../ui/page/page-loading.tsx'
import { ScreenBoundary } from '../ui/page/screen-boundary.tsx'
import { ScreenError } from '../ui/page/screen-error.tsx'
import { RecentProvider } from '../ui/recent/recent-provider.tsx'
import { Shell } from '../ui/shell/shell.tsx'
import { Toasts } from '../ui/toasts/toasts.tsx'
import type { Started } from './start.ts'

const Remake = later(async () => (await import('./remake.tsx')).Remake)

const SignIn = lazyInTheme(async () => (await import('../sign-in/sign-in.tsx')).SignIn)

export function App({ started, language }: { started: Started; language: Language }) {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <Console started={started} /> }], {
      basename: '/console',
    }),
  )
  return (
    <LanguageProvider initial={language}>
      <Suspense fallback={<PageLoading />}>
        <RouterProvider router={router} />
      </Suspense>
    </LanguageProvider>
  )
}

function Console({ started }: { started: Started }) {
  const { client, watch, dataProvider, authProvider, queryClient } = started
  const { language } = useLanguage()
  const i18nProvider = useMemo(() => i18nProviderOf(language), [language])
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
    >
      <RecentProvider>
        <StoreProvider client={client} watch={watch}>
          <CoreAdminUI
            layout={Layout}
            loginPage={SignIn}
            loading={PageLoading}
            catchAll={NotFound}
            error={FrameError}
            title={language.texts.shell.store}
            requireAuth
            disableTelemetry
          >
            <CustomRoutes>
              <Route path="/sign-out" element={<SignOut />} />
            </CustomRoutes>
            <Resource name={home.name} list={home.list} />
            {resources.map(({ name, list, edit, create }) => (
              <Resource key={name} name={name} list={list} edit={edit} create={create} />
            ))}
          </CoreAdminUI>
          <SessionEnded />
        </StoreProvider>
        <Toasts />
      </RecentProvider>
    </CoreAdminContext>
  )
}

/** The error is outside the screens, so there is no navigation to show. */
function FrameError({ error }: { error: Error }) {
  return (
    <main className="page-alone">
      <ScreenError error={error} />
    </main>
  )
}

function Layout({ children }: CoreLayoutProps) {
  return (
    <JobsProvider remake={Remake}>
      <Shell places={places}>
        <ScreenBoundary>{children}</ScreenBoundary>
      </Shell>
    </JobsProvider>
  )
}
