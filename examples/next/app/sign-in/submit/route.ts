// #region sign-in
import { clientOfRequest } from '../../../lib/client'

/** Signs the visitor in; their cart moves to the member. */
export async function POST(request: Request) {
  // Rejects cross-site forms (login CSRF).
  if (request.headers.get('sec-fetch-site') === 'cross-site') {
    return new Response('Forbidden', { status: 403 })
  }
  const form = await request.formData()
  const { loginState } = await clientOfRequest().session.loginWithPassword({
    email: String(form.get('email')),
    password: String(form.get('password')),
  })
  // Other states require a verification code or the owner's approval: see the guide on sessions.
  const location = loginState === 'SUCCESS' ? '/cart' : '/sign-in?failed=1'
  return new Response(null, { status: 303, headers: { location } })
}
// #endregion
