/** Signs in a person authenticated by a trusted server. */

import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import {
  type MemberState,
  registeredState,
  signInState,
} from '../../commerce/rules/member-states.ts'
import { ApplicationError } from '../../platform/errors.ts'
import { inTransaction, type Platform, type Scope } from '../../storage/context.ts'
import { revokeMember } from '../identity/revocation.ts'
import { readSettings } from '../identity/settings.ts'
import type { Profile } from '../members/identity-profile.ts'
import { type NewMember, newMember } from '../members/new-member.ts'
import { addMember, changeMember, lockMemberByEmail } from '../members/store.ts'
import { completeSignIn } from './resolve-sign-in.ts'
import { signInError } from './sign-in-errors.ts'
import type { SignedIn } from './sign-in-result.ts'

/** The person as the trusted server knows them. */
interface TrustedPerson extends Profile, Pick<NewMember, 'email' | 'emailVerified'> {}

/**
 * Signs the person in, and registers them first if necessary. The call has no pending state: where
 * approval or verification is required it is refused, without registering anyone.
 */
export async function signOn(platform: Platform, person: TrustedPerson): Promise<SignedIn> {
  const settings = await readSettings(platform)
  return inTransaction(platform, async (within) => {
    const state = registeredState({ ownerApproval: false })
    const member = await knownMember(within, { ...person, state })
    switch (signInState(member, settings)) {
      case 'SUCCESS':
        return completeSignIn(within, member, undefined)
      case 'REFUSED':
        throw signInError('blocked')
      case 'REQUIRE_OWNER_APPROVAL':
        throw new ApplicationError(
          403,
          'OWNER_APPROVAL_REQUIRED',
          'The site owner must approve this member first.',
        )
      case 'REQUIRE_EMAIL_VERIFICATION':
        throw new ApplicationError(
          403,
          'EMAIL_VERIFICATION_REQUIRED',
          'The site requires a verified e-mail address: send verifyEmail if you verified it.',
        )
    }
  })
}

/** The member with the person's address, registered if there is none. */
export async function knownMember(
  scope: Scope,
  person: TrustedPerson & { readonly state: MemberState },
): Promise<StoredMember> {
  const found = await lockMemberByEmail(scope, person.email)
  if (found !== undefined) {
    return person.emailVerified && !found.loginEmailVerified ? takeOverAccount(scope, found) : found
  }
  const added = await addMember(scope, newMember(scope, { ...person, passwordHash: null }))
  // A concurrent request registered the address.
  return added ?? knownMember(scope, person)
}

/**
 * The account's address was never verified, so anyone may have registered it. The server vouches for
 * the address now: the account's password, tokens and sessions are revoked.
 */
async function takeOverAccount(scope: Scope, member: StoredMember): Promise<StoredMember> {
  await revokeMember(scope, member.id)
  return changeMember(scope, member, {
    loginEmailVerified: true,
    passwordHash: null,
    updatedDate: scope.clock.now(),
  })
}
