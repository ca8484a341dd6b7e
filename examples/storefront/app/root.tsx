/** The HTML document around every page, and the error page. */
import { type ReactNode, useEffect, useMemo } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { CartDrawerProvider } from './cart/drawer-provider.tsx'
import { languages } from './messages/languages.ts'
import { createI18n, I18nContext } from './messages/use-texts.ts'
import { CookieNote } from './parts/cookie-note.tsx'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { Notice, type NoticeKind } from './parts/notice.tsx'
import { readCollections } from './server/catalogue.ts'
import { settings } from './server/settings.ts'
import { type RouteArgs, startVisit, visitOf } from './server/visit.ts'
import { href, shop } from './shop.ts'
import './styles/index.css'

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#8a3b1e"/><path d="M11 24V8h11M11 16h8" fill="none" stroke="#fff" stroke-width="3"/></svg>')}`

export const middleware = [startVisit]

export const loader = async (args: RouteArgs) => {
  const { client, language, texts } = visitOf(args)
  const { session, currentCart } = client
  // The page renders without them, too.
  const collections = await readCollections().catch(() => [])
  const cart =
    session.role === 'none'
      ? undefined
      : await currentCart.getCurrentCart.orUndefined().catch(() => undefined)
  return {
    language,
    texts,
    cart,
    mediaHost: settings().options.platform.mediaHost,
    isMember: session.role === 'member',
    navigation: shop.navigation
      .flatMap((slug) => collections.find((collection) => collection.slug === slug) ?? [])
      .map(({ name, slug }) => ({ name, slug })),
  }
}

/** Header and cart change with form submissions, not with navigation. */
export const shouldRevalidate = ({
  formMethod = 'GET',
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => formMethod !== 'GET' && defaultShouldRevalidate

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const data = useRouteLoaderData<typeof loader>('root')
  const i18n = useMemo(() => data && createI18n(data.language, data.texts), [data])
  // Only a misconfigured shop has no texts: its log says why.
  if (!data || !i18n) return shop.name
  const { direction } = languages[data.language]
  return (
    <html lang={data.language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={icon} />
        <Links />
      </head>
      <body>
        <I18nContext value={i18n}>
          <CartDrawerProvider cart={data.cart} mediaHost={data.mediaHost}>
            <Header navigation={data.navigation} isMember={data.isMember} />
            <main id="content">
              <CookieNote />
              {children}
            </main>
            <Footer />
          </CartDrawerProvider>
        </I18nContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(() => {
    if ('serviceWorker' in navigator) void navigator.serviceWorker.register(href('/worker.js'))
  }, [])
  return <Outlet />
}

const noticeKindOf = (error: unknown): NoticeKind => {
  if (isRouteErrorResponse(error)) {
    return error.status === 404 ? 'missing' : error.status === 503 ? 'away' : 'broken'
  }
  // Browsers report a failed fetch as a TypeError.
  const isNetworkError = error instanceof TypeError && /fetch|network|load/i.test(error.message)
  return isNetworkError ? 'offline' : 'broken'
}

/**
 * The error page. Routes with forms export it, too: after a failed action, the loader of the route that shows the error
 * does not run, and without the root's the page would have no texts.
 */
export const ErrorBoundary = () => <Notice kind={noticeKindOf(useRouteError())} />
