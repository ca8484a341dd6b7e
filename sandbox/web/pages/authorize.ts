/** The authorize page: silent with a session token, otherwise a sign-in or register form. */

import {
  type AuthorizationRequest,
  authorizationParameters,
  readAuthorization,
} from '../../people/identity/authorization.ts'
import { codeForSession } from '../../people/identity/authorization-codes.ts'
import { visitorOfChallenge } from '../../people/identity/redirect-sessions.ts'
import { readSettings } from '../../people/identity/settings.ts'
import type { Platform } from '../../storage/context.ts'
import { expiredSignInText, type SubmittedForm, submitForm } from './form-submission.ts'
import { formTargetsOf, returnToApp } from './return.ts'
import { addressesOf, screenOf } from './screens.ts'
import { type FilledForm, formPage, messagePage } from './sign-in.ts'

/** The request of an authorize page. */
export interface PageRequest {
  readonly url: URL
  /** The page that embeds or links here, from the Referer header. */
  readonly embedder: string | undefined
  /** The network address of the caller, where it is known. */
  readonly address?: string | undefined
}

/** GET: answers at once where it can, otherwise shows the form. */
export async function authorizePage(platform: Platform, asked: PageRequest): Promise<Response> {
  const read = await readRequest(platform, asked)
  if (read instanceof Response) return read
  if (!read.request.silent) return showForm(read, asked.url)
  const { returnTo, sessionToken } = read.request
  const code =
    sessionToken === undefined
      ? undefined
      : await codeForSession(platform, read.request, sessionToken)
  if (code !== undefined) return returnToApp(returnTo, { code })
  return returnToApp(returnTo, {
    error: 'login_required',
    error_description: 'There is no session to continue.',
  })
}

/** POST: handles the submitted form. */
export async function authorizeForm(
  platform: Platform,
  asked: PageRequest,
  form: SubmittedForm,
): Promise<Response> {
  const read = await readRequest(platform, asked)
  if (read instanceof Response) return read
  const visitorId = await visitorOfChallenge(platform, read.request.codeChallenge)
  const submitted = await submitForm(platform, asked.url, form, {
    visitorId,
    address: asked.address,
  })
  if ('page' in submitted) return submitted.page
  const { email, nickname } = form
  if (!('sessionToken' in submitted)) {
    return showForm(read, asked.url, { email, nickname, ...submitted })
  }
  const code = await codeForSession(platform, read.request, submitted.sessionToken)
  return code === undefined
    ? showForm(read, asked.url, { email, nickname, problem: expiredSignInText })
    : returnToApp(read.request.returnTo, { code }, { afterForm: true })
}

/** A request that may be answered, with what the form shows about the site. */
interface ReadRequest {
  readonly request: AuthorizationRequest
  readonly siteName: string
  readonly captcha: boolean
}

async function readRequest(
  platform: Platform,
  asked: PageRequest,
): Promise<ReadRequest | Response> {
  const parameters = authorizationParameters(asked.url.searchParams)
  if (parameters === undefined) {
    return messagePage('This link is invalid', 'A parameter is given twice.', 400)
  }
  const [site, settings] = await Promise.all([
    platform.database
      .selectFrom('sites')
      .select(['name', 'client_id'])
      .where('site_id', '=', platform.site)
      .executeTakeFirstOrThrow(),
    readSettings(platform.database, platform.site),
  ])
  const read = readAuthorization(parameters, {
    clientId: site.client_id,
    redirectUris: settings.redirectUris,
    embedder: asked.embedder,
  })
  switch (read.kind) {
    case 'refused':
      return messagePage('This link does not work', read.description, 400)
    case 'returned':
      return returnToApp(read.to, {
        error: read.error.error,
        error_description: read.error.description,
      })
    case 'valid':
      return { request: read.request, siteName: site.name, captcha: settings.captcha }
  }
}

function showForm(read: ReadRequest, url: URL, filled: FilledForm = {}): Response {
  return formPage({
    screen: screenOf(url),
    addresses: addressesOf(url),
    siteName: read.siteName,
    captcha: read.captcha,
    formTargets: formTargetsOf(read.request.returnTo),
    ...filled,
  })
}
