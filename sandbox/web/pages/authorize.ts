/** The authorize page: silent with a session token, otherwise a sign-in or register form. */

import {
  type AuthorizationRequest,
  authorizationParameters,
  readAuthorization,
} from '../../people/identity/authorization.ts'
import { codeForSession } from '../../people/identity/authorization-codes.ts'
import { siteClient } from '../../people/identity/client.ts'
import { visitorOfChallenge } from '../../people/identity/redirect-sessions.ts'
import { readSettings } from '../../people/identity/settings.ts'
import type { PageContext } from './context.ts'
import { submitSignIn } from './form-submission.ts'
import { formTargetsOf, returnToApp } from './return.ts'
import { messagePage, signInForm } from './sign-in.ts'

/** GET: redirects at once where it can, else shows the form. */
export async function authorizePage(context: PageContext): Promise<Response> {
  const request = await readRequest(context)
  if (request instanceof Response) return request
  const { returnTo, sessionToken, silent } = request
  if (!silent) return signInForm(context, formTargetsOf(returnTo))
  const code =
    sessionToken === undefined ? undefined : await codeForSession(context, request, sessionToken)
  if (code !== undefined) return returnToApp(returnTo, { code })
  return returnToApp(returnTo, {
    error: 'login_required',
    error_description: 'There is no session to continue.',
  })
}

/** POST: handles the submitted form. */
export async function authorizeForm(context: PageContext, sent: URLSearchParams) {
  const request = await readRequest(context)
  if (request instanceof Response) return request
  const { returnTo, codeChallenge } = request
  return submitSignIn(context, sent, {
    visitorId: await visitorOfChallenge(context, codeChallenge),
    formTargets: formTargetsOf(returnTo),
    signedIn: async (sessionToken) => {
      const code = await codeForSession(context, request, sessionToken)
      return code === undefined ? undefined : returnToApp(returnTo, { code }, 303)
    },
  })
}

/** The request if it may get a code; else its answer. */
async function readRequest(context: PageContext): Promise<AuthorizationRequest | Response> {
  const { url, headers } = context
  const parameters = authorizationParameters(url.searchParams)
  if (parameters === undefined) {
    return messagePage('This link is invalid', 'A parameter is given twice.', 400)
  }
  const read = readAuthorization(parameters, {
    clientId: await siteClient(context),
    redirectUris: (await readSettings(context)).redirectUris,
    embedder: embedderOf(url, headers),
  })
  switch (read.kind) {
    case 'refused':
      return messagePage('This link does not work', read.description, 400)
    case 'returned': {
      const { error, description: error_description } = read.error
      return returnToApp(read.to, { error, error_description })
    }
    case 'valid':
      return read.request
  }
}

/** The origin of the embedding page: the Referer, or this origin when the browser reports same-origin. */
function embedderOf(url: URL, headers: Headers): string | undefined {
  const referrer = headers.get('referer')
  if (referrer !== null && referrer !== '') return referrer
  return headers.get('sec-fetch-site') === 'same-origin' ? url.origin : undefined
}
