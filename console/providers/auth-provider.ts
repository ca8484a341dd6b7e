// Signing in and out of the console through the client's own session.
import type { AuthProvider } from 'ra-core'
import { HttpError } from 'ra-core'
import { ApiError } from 'storefront-client'
import type { StoreClient } from './connect.ts'

/** What the sign-in form hands over. */
export interface Credentials {
  email: string
  password: string
}

const refusals: Record<string, string> = {
  invalidPassword: 'The password is not right.',
  resetPassword: 'This account must choose a new password first.',
}

/** The console's door: only the store's owner comes in. */
export function createAuthProvider(client: StoreClient): AuthProvider {
  return {
    async login({ email, password }: Credentials) {
      const result = await client.session.loginWithPassword({ email, password })
      if (result.loginState === 'FAILURE') {
        throw new Error(refusals[result.errorCode ?? ''] ?? result.error)
      }
      if (result.loginState === 'OWNER_APPROVAL_REQUIRED') {
        throw new Error('This account is waiting for the approval of the store’s owner.')
      }
      if (result.loginState !== 'SUCCESS') {
        throw new Error('Confirm your e-mail address first: a code was sent to it.')
      }
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

/** Stock may be read by the owner and by nobody else, so one small read tells who signed in. */
async function refuseOthersThanOwner(client: StoreClient) {
  try {
    await client.inventory.queryInventory({ query: { paging: { limit: 1 } } })
  } catch (error) {
    await signOut(client)
    if (!ApiError.is(error) || error.status !== 403) throw error
    throw new Error('This account may not manage the store: sign in as its owner.')
  }
}

/** Forgets the tokens, which always works; that the platform could not be told keeps nobody inside. */
async function signOut(client: StoreClient) {
  await client.session.logout().catch(() => {})
}
