/** New members: registered, created by the owner, or seeded. */

import type {
  MemberDocument,
  StoredMember,
  StoredPrivacyStatus,
} from '../../commerce/rules/documents/member.ts'
import { normalEmail } from '../../commerce/rules/email.ts'
import type { MemberState } from '../../commerce/rules/member-states.ts'
import { composed } from '../../commerce/rules/names.ts'
import { slugFrom } from '../../commerce/rules/slugs.ts'
import type { SiteScope } from '../../storage/context.ts'

/** The data of a new member. */
export interface NewMember {
  readonly email: string
  readonly state: MemberState
  readonly passwordHash: string | null
  readonly emailVerified: boolean
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly nickname?: string | null
  readonly title?: string | null
  /** The preferred slug. */
  readonly slug?: string | null
  readonly privacy?: StoredPrivacyStatus
  readonly document?: MemberDocument
}

/** The document of a member without contact details. */
export const emptyDocument: MemberDocument = {
  contact: { phones: [], emails: [], addresses: [] },
}

/** The row of a new member. The slug is a preference: `addMember` makes it unique. */
export function newMember(scope: SiteScope, newcomer: NewMember): StoredMember {
  const now = scope.clock.now()
  const email = normalEmail(newcomer.email)
  const [firstName, lastName] = [composed(newcomer.firstName), composed(newcomer.lastName)]
  const fullName = [firstName, lastName].filter(Boolean).join(' ')
  const nickname = composed(newcomer.nickname) || fullName || email.split('@')[0] || null
  return {
    site: scope.site,
    id: scope.ids.uuid(),
    contactId: scope.ids.uuid(),
    ...newcomer.state,
    ...(newcomer.privacy === undefined ? {} : { privacyStatus: newcomer.privacy }),
    loginEmail: email,
    loginEmailVerified: newcomer.emailVerified,
    passwordHash: newcomer.passwordHash,
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    nickname,
    title: composed(newcomer.title) ?? null,
    slug: slugFrom(newcomer.slug || nickname || '', 'member'),
    document: newcomer.document ?? emptyDocument,
    createdDate: now,
    updatedDate: now,
    lastLoginDate: null,
  }
}
