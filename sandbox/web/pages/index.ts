/** Routes of the hosted pages, matched before the API's operations. */
import { Hono } from 'hono'
import { addressOf } from '../../platform/remote-address.ts'
import type { Platform } from '../../storage/context.ts'
import { authorizeForm, authorizePage } from './authorize.ts'
import { checkoutForm, checkoutPage } from './checkout/index.ts'
import type { PageContext } from './context.ts'
import { deviceForm, devicePage } from './device.ts'
import { loginForm, loginPage } from './login.ts'
import { logoutPage } from './logout.ts'
import { pagePaths } from './paths.ts'
import { productPage } from './product.ts'
import { purchaseForm, purchasePage } from './purchase.ts'
import { assertText, sentFields } from './read-form.ts'
import { recoverForm, recoverPage } from './recover.ts'

type Show = (context: PageContext) => Promise<Response>
type Submit = (context: PageContext, sent: URLSearchParams) => Promise<Response>

/** The hosted pages of a site. */
export function hostedPages(platform: Platform): Hono {
  const app = new Hono()
  const contextOf = (request: Request): PageContext => {
    const url = new URL(request.url)
    assertText(url.searchParams)
    return { ...platform, url, headers: request.headers, address: addressOf(request) }
  }
  const show = (path: string, page: Show) => app.get(path, ({ req }) => page(contextOf(req.raw)))
  app.get(pagePaths.logout, ({ req }) => logoutPage(contextOf(req.raw), req.raw.method))
  show(`${pagePaths.product}/*`, productPage)
  for (const [path, page, submit] of forms) {
    show(path, page)
    app.post(path, async ({ req }) => submit(contextOf(req.raw), await sentFields(req.raw)))
  }
  return app
}

/** Pages with a form, which posts to the page itself. */
const forms: readonly (readonly [path: string, page: Show, submit: Submit])[] = [
  [pagePaths.authorize, authorizePage, authorizeForm],
  // The token service's own path.
  ['/v1/oauth/authorize', authorizePage, authorizeForm],
  [pagePaths.login, loginPage, loginForm],
  [pagePaths.recover, recoverPage, recoverForm],
  [pagePaths.device, devicePage, deviceForm],
  [pagePaths.checkout, checkoutPage, checkoutForm],
  [pagePaths.purchase, purchasePage, purchaseForm],
]
