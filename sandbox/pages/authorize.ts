/** The authorize page: silent with a session token, otherwise a sign-in or register form. */
import type { Platform } from '../context.ts'
import {
  type AuthorizationRequest,
  authorizationParameters,
  readAuthorization,
} from '../identity/authorization.ts'
import { issueCode } from '../identity/codes.ts'
import { visitorOfChallenge } from '../identity/redirect-sessions.ts'
import { sessionMember } from '../identity/sessions.ts'
import { readSettings } from '../identity/settings.ts'
import { findMember } from '../members/store.ts'
import { signInState } from '../rules/member-states.ts'
import { attemptForm, type SentForm } from './attempt.ts'
import { formTargetsOf, returnToApp } from './return.ts'
import { addressesOf, screenOf } from './screens.ts'
import { type FormState, formPage, messagePage } from './sign-in.ts'

/** What the pages need of a request. */
export interface PageRequest {
  readonly url: URL
  /** The page that embeds or links here, from the Referer header. */
  readonly embedder: string | undefined
}

/** GET: answers at once where it can, otherwise shows the form. */
export async function authorizePage(platform: Platform, asked: PageRequest): Promise<Response> {
  const read = await readRequest(platform, asked)
  if (read instanceof Response) return read
  if (!read.request.silent) return showForm(read, asked.url)
  const memberId = await silentMember(platform, read)
  if (memberId !== undefined) return returnCode(platform, read.request, memberId)
  return returnToApp(read.request.returnTo, {
    error: 'login_required',
    error_description: 'There is no session to continue.',
  })
}

/** POST: the form has been filled in. */
export async function authorizeForm(
  platform: Platform,
  asked: PageRequest,
  form: SentForm,
): Promise<Response> {
  const read = await readRequest(platform, asked)
  if (read instanceof Response) return read
  const visitorId = await visitorOfChallenge(platform, read.request.codeChallenge)
  const attempt = await attemptForm(platform, asked.url, form, visitorId)
  if ('page' in attempt) return attempt.page
  if ('member' in attempt) {
    return returnCode(platform, read.request, attempt.member.id, { afterForm: true })
  }
  const { email, nickname } = form
  return showForm(read, asked.url, { email, nickname, ...attempt })
}

/** A request that may be answered, with what the form shows about the site. */
interface ReadRequest {
  readonly request: AuthorizationRequest
  readonly siteName: string
  readonly emailVerification: boolean
}

async function readRequest(
  platform: Platform,
  asked: PageRequest,
): Promise<ReadRequest | Response> {
  const parameters = authorizationParameters(asked.url.searchParams)
  if (parameters === undefined) {
    return messagePage('This link does not work', 'It says the same thing twice.', 400)
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
      return {
        request: read.request,
        siteName: site.name,
        emailVerification: settings.emailVerification,
      }
  }
}

async function silentMember(platform: Platform, read: ReadRequest): Promise<string | undefined> {
  const { sessionToken } = read.request
  if (sessionToken === undefined) return undefined
  const memberId = await sessionMember(platform.database, platform, sessionToken)
  if (memberId === undefined) return undefined
  const member = await findMember(platform.database, platform.site, memberId)
  const may = member !== undefined && signInState(member, read) === 'SUCCESS'
  return may ? memberId : undefined
}

async function returnCode(
  platform: Platform,
  request: AuthorizationRequest,
  memberId: string,
  afterForm = { afterForm: false },
): Promise<Response> {
  const { clientId, redirectUri, codeChallenge, returnTo } = request
  const code = await issueCode(platform.database, platform, {
    clientId,
    codeChallenge,
    memberId,
    redirectUri,
  })
  return returnToApp(returnTo, { code }, afterForm)
}

function showForm(
  read: ReadRequest,
  url: URL,
  filled: Pick<FormState, 'email' | 'nickname' | 'problem' | 'stateToken'> = {},
): Response {
  return formPage({
    screen: screenOf(url),
    addresses: addressesOf(url),
    siteName: read.siteName,
    formTargets: formTargetsOf(read.request.returnTo),
    ...filled,
  })
}
