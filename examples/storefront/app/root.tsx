/** The document around every page, and what a page is when something fails. */
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { en } from './messages/en.ts'
import { textsIn } from './messages/index.ts'
import { directionOf } from './messages/languages.ts'
import { Words } from './messages/use-texts.ts'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { Notice } from './parts/notice.tsx'
import { readCollections } from './server/catalogue.ts'
import { startVisit, visitOf } from './server/visit.ts'
import { shop } from './shop.ts'
import './styles/index.css'

export const middleware = [startVisit]

export const loader = async (given: LoaderFunctionArgs) => {
  const { client, language, origin } = visitOf(given)
  // Without them a page is poorer, but it is still the page.
  const collections = await readCollections().catch(() => [])
  const { role } = client.session
  const cart =
    role === 'none'
      ? undefined
      : await client.currentCart.getCurrentCart.orUndefined().catch(() => undefined)
  return {
    language,
    texts: textsIn(language),
    origin,
    isMember: role === 'member',
    count: cart?.lineItems.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
    navigation: shop.navigation
      .flatMap((slug) => collections.find((collection) => collection.slug === slug) ?? [])
      .map(({ name, slug }) => ({ name, slug })),
  }
}

/** What the frame shows changes by what visitors do, not by where they go. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== 'GET'
    ? defaultShouldRevalidate
    : currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang')

export const Layout = ({ children }: { children: ReactNode }) => {
  const data = useRouteLoaderData<typeof loader>('root')
  const language = data?.language ?? 'en'
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <Words value={{ language, texts: data?.texts ?? en }}>
          <Header
            navigation={data?.navigation ?? []}
            count={data?.count ?? 0}
            isMember={data?.isMember ?? false}
          />
          <main id="content">{children}</main>
          <Footer />
        </Words>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export const ErrorBoundary = () => {
  const error = useRouteError()
  if (isRouteErrorResponse(error))
    return (
      <Notice kind={error.status === 404 ? 'missing' : error.status === 503 ? 'away' : 'broken'} />
    )
  // The browser asked for a page and got no answer.
  return (
    <Notice
      kind={
        error instanceof TypeError && /fetch|network|load/i.test(error.message)
          ? 'offline'
          : 'broken'
      }
    />
  )
}
