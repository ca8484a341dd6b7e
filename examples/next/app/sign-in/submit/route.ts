// #region sign-in
import { loginRefusalOf } from 'storefront-client/auth'
import { readForm } from 'storefront-client/next'
import { clientOfRequest } from '../../../lib/client'

/** Signs the visitor in; their cart moves to the member. */
export async function POST(request: Request) {
  // Rejects forms of other sites and subdomains (login CSRF).
  if ((request.headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin') {
    return new Response('Forbidden', { status: 403 })
  }
  const form = await readForm(request).catch(() => undefined)
  if (!form) return new Response('Not a form', { status: 400 })
  const [email, password] = [String(form.get('email')), String(form.get('password'))]
  const { session } = await clientOfRequest()
  const failed = await session
    .loginWithPassword({ email, password })
    .then(loginRefusalOf, (error: unknown) => {
      console.error(error) // without tokens
      return 'later'
    })
  // Other refusals require a verification code, a captcha or the owner's approval: see the guide on sessions.
  const location = failed ? `/sign-in?failed=${failed}` : '/cart'
  return new Response(null, { status: 303, headers: { location } })
}
// #endregion
