// #region sign-in
import { clientOfRequest } from '../../../lib/client'

/** The visitor becomes the member, and their cart goes with them. */
export async function POST(request: Request) {
  // A form of another site must not sign anyone in.
  if (request.headers.get('sec-fetch-site') === 'cross-site') {
    return new Response('Forbidden', { status: 403 })
  }
  const form = await request.formData()
  const { loginState } = await clientOfRequest().session.loginWithPassword({
    email: String(form.get('email')),
    password: String(form.get('password')),
  })
  // Other states ask for a code or for patience: see the guide on sessions.
  const location = loginState === 'SUCCESS' ? '/cart' : '/sign-in?failed=1'
  return new Response(null, { status: 303, headers: { location } })
}
// #endregion
