// Renders a part of the console with the app's providers: theme, language, toasts, router and store client.
import type { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import {
  type AuthProvider,
  CoreAdminContext,
  type DataProvider,
  memoryStore,
  ResourceContextProvider,
  TestMemoryRouter,
  testDataProvider,
} from 'ra-core'
import type { ReactNode } from 'react'
import { type Language, loadLanguage } from '../../../console/messages/language.ts'
import { LanguageProvider } from '../../../console/messages/language-context.tsx'
import { i18nProviderOf } from '../../../console/providers/i18n.ts'
import { createQueryClient } from '../../../console/providers/query-client.ts'
import { Remake } from '../../../console/start/remake.tsx'
import { StoreProvider } from '../../../console/store/store-context.tsx'
import { Look } from '../../../console/theme/look.tsx'
import { JobsProvider } from '../../../console/ui/bulk/jobs.tsx'
import { RecentProvider } from '../../../console/ui/recent/recent-provider.tsx'
import { Toasts } from '../../../console/ui/toasts/toasts.tsx'
import { recordingClient } from './fake-platform.ts'

/** The language of these tests. */
export const english = await loadLanguage('en')

interface Surroundings {
  dataProvider?: Partial<DataProvider>
  authProvider?: AuthProvider
  resource?: string
  /** The platform client, also for Undo. */
  client?: ReturnType<typeof recordingClient>['client']
  /** The initial location. */
  at?: string
  language?: Language
}

/** The rendered page: its cache and its current location. */
export interface Rendered {
  queryClient: QueryClient
  address(): string
}

export function renderInConsole(
  children: ReactNode,
  {
    dataProvider = {},
    authProvider,
    resource = 'products',
    client = recordingClient().client,
    at = '/',
    language = english,
  }: Surroundings = {},
): Rendered {
  let address = at
  const queryClient = impatient(createQueryClient())
  render(
    <LanguageProvider initial={language}>
      <Look direction={language.direction} styles={language.styles}>
        <TestMemoryRouter
          initialEntries={[at]}
          locationCallback={({ pathname, search }) => {
            address = `${pathname}${search}`
          }}
        >
          <CoreAdminContext
            dataProvider={testDataProvider(dataProvider)}
            authProvider={authProvider}
            queryClient={queryClient}
            store={memoryStore()}
            i18nProvider={i18nProviderOf(language)}
          >
            <RecentProvider>
              <StoreProvider client={client}>
                <JobsProvider remake={Remake}>
                  <ResourceContextProvider value={resource}>{children}</ResourceContextProvider>
                </JobsProvider>
              </StoreProvider>
              <Toasts />
            </RecentProvider>
          </CoreAdminContext>
        </TestMemoryRouter>
      </Look>
    </LanguageProvider>,
  )
  return { queryClient, address: () => address }
}

/** ra-core lets callers name the record type; the test's records are what they are. */
export function answer<Expected>(value: unknown): Expected {
  return value as Expected
}

/** The console's retry rules, without backoff. */
function impatient(queryClient: QueryClient): QueryClient {
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 1 } })
  return queryClient
}

/** Sets the window width for media queries. */
export function setWindowWidth(width: number) {
  window.matchMedia = (query) => {
    const most = /max-width:\s*([\d.]+)px/.exec(query)?.[1]
    const list = new EventTarget()
    return Object.assign(list, {
      matches: most !== undefined && width <= Number(most),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  }
}
