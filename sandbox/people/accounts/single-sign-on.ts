/** Single sign-on through another identity provider. */

import type { LoginWithIdpConnectionTokenParamsRequest } from '../../../generated/wire.ts'
import { registeredState } from '../../commerce/rules/member-states.ts'
import { ApplicationError, notFound } from '../../platform/errors.ts'
import { storedId } from '../../platform/guid.ts'
import { inTransaction, type Platform } from '../../storage/context.ts'
import { idpConnectionId, readToken } from '../identity/identity-provider.ts'
import { readSettings } from '../identity/settings.ts'
import { changeMember } from '../members/store.ts'
import { resolveSignIn } from './resolve-sign-in.ts'
import type { SignInResult } from './sign-in-result.ts'
import { knownMember } from './sign-on.ts'

/**
 * Signs in the person a provider's token vouches for, and registers them first if necessary. The site's
 * own steps apply: a member awaiting approval stays pending.
 */
export async function singleSignOn(
  platform: Platform,
  {
    idpConnectionId: connectionId = '',
    tokenParams = {},
  }: LoginWithIdpConnectionTokenParamsRequest,
  visitorId: string | undefined,
): Promise<SignInResult> {
  // The site has one connection, so its id is optional.
  if (connectionId !== '' && storedId(connectionId) !== idpConnectionId(platform.site)) {
    throw notFound('NOT_FOUND', `The site has no connection ${connectionId}.`, { connectionId })
  }
  // Providers use both names.
  const token = tokenParams.idToken ?? tokenParams.id_token
  if (token === undefined) {
    const description = 'The identity token is missing: send it as tokenParams.idToken.'
    throw new ApplicationError(400, 'INVALID_IDP_TOKEN', description)
  }
  const claims = await readToken(platform, token)
  if ('problem' in claims) {
    throw new ApplicationError(400, 'INVALID_IDP_TOKEN', `The token ${claims.problem}.`)
  }
  const settings = await readSettings(platform)
  const { subject: idpUserId, ...person } = claims
  return inTransaction(platform, async (within) => {
    const newcomer = { ...person, emailVerified: true, state: registeredState(settings) }
    const member = await knownMember(within, newcomer)
    const { document } = member
    const connected = await changeMember(within, member, {
      document: { ...document, identity: { ...document.identity, idpUserId } },
    })
    return resolveSignIn(within, connected, visitorId)
  })
}
