// Signing in and out of the console through the client's own session.
import type { AuthProvider } from 'ra-core'
import { HttpError } from 'ra-core'
import { ApiError, type LoginErrorCode, type LoginResult } from 'storefront-client'
import { entryFor, type KnownValue } from '../store/known-value.ts'
import type { StoreClient } from '../store/store-client.ts'

/** What the sign-in form collects. */
export interface Credentials {
  email: string
  password: string
}

/** Why a sign-in was refused; undefined where the platform's own text says it. */
const refusals: Record<KnownValue<LoginErrorCode>, string | undefined> = {
  invalidEmail: undefined,
  invalidPassword: 'The password is not right.',
  resetPassword: 'This account must choose a new password first.',
  missingCaptchaToken: undefined,
  invalidCaptchaToken: undefined,
  emailAlreadyExists: undefined,
}

/** Signs the store's owner in and out; other accounts are refused. */
export function createAuthProvider(client: StoreClient): AuthProvider {
  return {
    async login({ email, password }: Credentials) {
      const result = await client.session.loginWithPassword({ email, password })
      const refusal = refusalOf(result)
      if (refusal !== null) throw new Error(refusal)
      await refuseOthersThanOwner(client)
    },

    async logout() {
      if (client.session.loggedIn) await signOut(client)
    },

    async checkAuth() {
      if (!client.session.loggedIn) throw new Error('Sign in to manage the store.')
    },

    async checkError(error: unknown) {
      const ended = error instanceof HttpError && error.status === 401
      if (ended || !client.session.loggedIn)
        throw new Error('The session has ended: sign in again.')
    },

    async getIdentity() {
      const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
      const nickname = member?.profile?.nickname
      return {
        id: member?.id ?? 'owner',
        fullName: nickname ?? member?.loginEmail ?? 'Owner',
        avatar: member?.profile?.photo?.url,
      }
    },
  }
}

/** The result of a sign-in as a message for the form; null for a success. */
function refusalOf(result: LoginResult): string | null {
  switch (result.loginState) {
    case 'SUCCESS':
      return null
    case 'FAILURE':
      return entryFor(refusals, result.errorCode) ?? result.error
    case 'OWNER_APPROVAL_REQUIRED':
      return 'This account is waiting for the approval of the store’s owner.'
    case 'EMAIL_VERIFICATION_REQUIRED':
      return 'Confirm your e-mail address first: a code was sent to it.'
    case 'SILENT_CAPTCHA_REQUIRED':
    case 'USER_CAPTCHA_REQUIRED':
      return 'The store asks for a captcha, which the console cannot show. Try again later.'
  }
}

/** Only the owner may read stock, so one small read shows who signed in. */
async function refuseOthersThanOwner(client: StoreClient) {
  try {
    await client.inventory.queryInventory({ query: { paging: { limit: 1 } } })
  } catch (error) {
    await signOut(client)
    if (!ApiError.is(error) || error.status !== 403) throw error
    throw new Error('This account may not manage the store: sign in as its owner.')
  }
}

/** Removes the tokens; a platform that cannot be reached does not keep the session in this browser. */
async function signOut(client: StoreClient) {
  await client.session.logout().catch(() => {})
}
