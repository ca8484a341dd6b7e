/** Routes of the hosted pages, matched before the API's operations. */
import { Hono } from 'hono'
import { addressOf } from '../../platform/remote-address.ts'
import type { Platform } from '../../storage/context.ts'
import { authorizeForm } from './authorize.ts'
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
  for (const [path, submit, page] of forms) {
    if (page !== undefined) show(path, page)
    app.post(path, async ({ req }) => submit(contextOf(req.raw), await sentFields(req.raw)))
  }
  return app
}

/** Pages with a form, which posts to the page itself. The first is shown by an operation, on either path. */
const forms: readonly (readonly [path: string, submit: Submit, page?: Show])[] = [
  [pagePaths.authorize, authorizeForm],
  ['/v1/oauth/authorize', authorizeForm],
  [pagePaths.login, loginForm, loginPage],
  [pagePaths.recover, recoverForm, recoverPage],
  [pagePaths.device, deviceForm, devicePage],
  [pagePaths.checkout, checkoutForm, checkoutPage],
  [pagePaths.purchase, purchaseForm, purchasePage],
]
