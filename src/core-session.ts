/** A session for the small client: composed of the same parts as that of `createClient`. */
import { changePassword, loginV2, registerV2 } from '../generated/operations/authentication.ts'
import { recover, sendRecoveryEmail } from '../generated/operations/recovery.ts'
import { createRedirectSession } from '../generated/operations/redirects.ts'
import {
  resendDuringAuthentication,
  verifyDuringAuthentication,
} from '../generated/operations/verification.ts'
import { fixedAuthorizer } from './calls/authorizer.ts'
import type { VisitorCore } from './core.ts'
import { createCall } from './operations/call.ts'
import { type Call, groupMethods } from './operations/method-groups.ts'
import { createRun } from './operations/run.ts'
import type { SessionOptions } from './session/options.ts'
import { createGrants } from './session/renewal/grants.ts'
import { createSessionKeeper } from './session/renewal/session-keeper.ts'
import { createRevocation } from './session/revocation.ts'
import { createSession as compose, type Session } from './session/session.ts'
import { createFlows, type FlowParts } from './session/sign-in/flows.ts'
import { pageFetch } from './transport/fetch.ts'
import { createTransport } from './transport/transport.ts'

/** Options of {@link createSession}; client id and storage are those of the core. */
export type CoreSessionOptions = Omit<SessionOptions, 'clientId' | 'storage'>

// That list and type name the same operations is beyond the compiler; a test calls each of them.
function signInMethods(call: Call): FlowParts['methods']
function signInMethods(call: Call): object {
  return groupMethods(call, [
    ...[loginV2, registerV2, changePassword, verifyDuringAuthentication],
    ...[resendDuringAuthentication, sendRecoveryEmail, recover, createRedirectSession],
  ])
}

/**
 * Gives a small client the session that `createClient` has: sign-in, registration, renewal across tabs, sign-out at the
 * platform. From then on the core's calls are made as the session's visitor or member. Only apps that call it load it.
 *
 * @param core a visitor's, before its first call
 * @example
 * const core = createCore({ platform, clientId })
 * const session = createSession(core)
 * await session.loginWithPassword({ email: 'ann@example.com', password: 'a long sentence' })
 */
export const createSession = (
  { parts }: Pick<VisitorCore, 'parts'>,
  more: CoreSessionOptions = {},
): Session => {
  const { authorizer } = parts
  const { platform } = parts.options
  const options = { ...parts.options, ...more }
  const transport = createTransport(platform, options)
  const unsigned = createRun(transport)
  const grants = createGrants(unsigned, options.clientId)
  const keeper = createSessionKeeper(options, grants)
  // Mutated, because the core's calls hold this object.
  authorizer.authorize = keeper.authorize
  authorizer.reauthorize = keeper.reauthorize
  return compose(
    {
      options,
      keeper,
      platform,
      fetch: pageFetch(options),
      grants,
      revoke: createRevocation(unsigned),
      methods: signInMethods(createCall(createRun(transport, keeper))),
      redirectsAs: (credentials) =>
        signInMethods(createCall(createRun(transport, fixedAuthorizer(credentials)))).redirects,
    },
    async () => ({ createFlows }),
  )
}
