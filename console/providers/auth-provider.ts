// Sign-in and sign-out through the client's own session.
import { type AuthProvider, HttpError } from 'ra-core'
import { ApiError, type LoginErrorCode, type LoginResult } from 'storefront-client'
import { forgetDrafts, keepDraftsFor, memberOfDrafts, watchMember } from '../store/drafts.ts'
import { entryFor, type KnownValue } from '../store/known-value.ts'
import { type SessionWatch, watchSession } from '../store/session-watch.ts'
import type { StoreClient } from '../store/store-client.ts'
import { browserJobs } from '../ui/bulk/kept-jobs.ts'
import { forgetListPlaces } from '../ui/page/list-memory.ts'
import { SignInRefusal } from './sign-in-refusal.ts'

export interface Credentials {
  email: string
  password: string
}

const refusals: Record<KnownValue<LoginErrorCode>, SignInRefusal['reason']> = {
  invalidEmail: 'refusedEmail',
  invalidPassword: 'wrongPassword',
  resetPassword: 'resetPassword',
  missingCaptchaToken: 'captcha',
  invalidCaptchaToken: 'captcha',
  emailAlreadyExists: 'refusedEmail',
}

/** Signs the store's owner in and out; other accounts are refused. */
export function createAuthProvider(
  client: StoreClient,
  watch: SessionWatch = watchSession(client),
  startAnew = openHome,
): AuthProvider {
  /** The member whose data this page holds; empty before the first sign-in. */
  let pageOf = memberOfDrafts()

  /** Another member's drafts, pages and searches are private: a new member gets a new page. */
  const enter = async (memberId: string) => {
    const isAnother = pageOf !== '' && pageOf !== memberId
    pageOf = memberId
    if (!isAnother) return
    forgetListPlaces()
    await startAnew()
  }
  watchMember(enter)

  return {
    async login({ email, password }: Credentials) {
      await watch.signIn(async () => {
        const result = await client.session.loginWithPassword({ email, password })
        const refusal = refusalOf(result)
        if (refusal) throw refusal
        const id = await readOwner(client)
        if (!id) return
        keepDraftsFor(id)
        await enter(id)
      })
    },

    async logout() {
      const { loggedIn } = client.session
      // ra-core also calls it where a page finds no session: the member returns to what was typed.
      if (loggedIn || watch.ended) {
        forgetDrafts()
        forgetListPlaces()
        void browserJobs().clear()
      }
      watch.end()
      if (loggedIn) await signOut(client)
    },

    async checkAuth() {
      // An ended session prompts for the password over the page.
      if (!client.session.loggedIn && !watch.ended) throw new SignInRefusal(undefined)
    },

    async checkError(error: unknown) {
      if (watch.ended) return
      const ended = error instanceof HttpError && error.status === 401
      if (ended || !client.session.loggedIn) throw new SignInRefusal(undefined)
    },

    async getIdentity() {
      const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
      return {
        id: member?.id ?? 'owner',
        fullName: member?.profile?.nickname || member?.loginEmail || undefined,
        avatar: member?.profile?.photo?.url,
        // A sign-in after the session has ended asks for the password alone.
        email: member?.loginEmail ?? undefined,
      }
    },
  }
}

/** Why a sign-in failed; undefined where it succeeded. */
function refusalOf(result: LoginResult): SignInRefusal | undefined {
  switch (result.loginState) {
    case 'SUCCESS':
      return undefined
    case 'FAILURE':
      return refusalOfCode(entryFor(refusals, result.errorCode), result.error)
    case 'OWNER_APPROVAL_REQUIRED':
      return new SignInRefusal('waitingForApproval')
    case 'EMAIL_VERIFICATION_REQUIRED':
      return new SignInRefusal('confirmEmail')
    case 'SILENT_CAPTCHA_REQUIRED':
    case 'USER_CAPTCHA_REQUIRED':
      return new SignInRefusal('captcha')
  }
}

/** One code covers every other refusal: the platform's text then tells them apart. */
function refusalOfCode(reason: SignInRefusal['reason'], platformText: string): SignInRefusal {
  const isAny = reason === undefined || reason === 'refusedEmail'
  return new SignInRefusal(reason, isAny ? platformText : undefined)
}

/** Leaves without the unsaved-changes prompt: the member's edits are kept as a draft. */
function openHome(): Promise<void> {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
  window.location.replace(import.meta.env.BASE_URL)
  return new Promise(() => {})
}

/** Only the owner may read stock, so one small read tells who signed in. Others are refused. */
async function readOwner(client: StoreClient): Promise<string | undefined> {
  try {
    const [{ member }] = await Promise.all([
      client.members.getCurrentMember(),
      client.inventory.queryInventory({ query: { paging: { limit: 1 } } }),
    ])
    return member?.id ?? undefined
  } catch (error) {
    await signOut(client)
    if (!ApiError.is(error) || error.status !== 403) throw error
    throw new SignInRefusal('notOwner')
  }
}

/** Ends the session without a hosted page; while the platform is unreachable, later. */
async function signOut(client: StoreClient) {
  await client.session.logout().catch(() => {})
}
