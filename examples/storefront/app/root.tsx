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
import { CartHost } from './cart/host.tsx'
import { en } from './messages/en.ts'
import { textsIn } from './messages/index.ts'
import { directionOf } from './messages/languages.ts'
import { Words } from './messages/use-texts.ts'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { Notice } from './parts/notice.tsx'
import { readCollections } from './server/catalogue.ts'
import { settings } from './server/settings.ts'
import { startVisit, visitOf } from './server/visit.ts'
import { shop } from './shop.ts'
import './styles/index.css'

/** The shop's sign in a browser's tab. */
const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#8a3b1e"/><path d="M11 24V8h11M11 16h8" fill="none" stroke="#fff" stroke-width="3"/></svg>')}`

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
    mediaHost: settings().platform.mediaHost,
    isMember: role === 'member',
    cart,
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
        <link rel="icon" href={icon} />
        <Meta />
        <Links />
      </head>
      <body>
        <Words value={{ language, texts: data?.texts ?? en }}>
          <CartHost cart={data?.cart} mediaHost={data?.mediaHost ?? ''}>
            <Header navigation={data?.navigation ?? []} isMember={data?.isMember ?? false} />
            <main id="content">{children}</main>
            <Footer />
          </CartHost>
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
