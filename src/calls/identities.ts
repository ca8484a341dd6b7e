/** Elevation: which of a client's identities signs a call (specification, point 6). */
import { flowError } from '../errors/flow-error.ts'
import type { Authorizer, CallToAuthorize, Credentials, Identity } from './authorizer.ts'

/** The identities a client has. */
export interface Identities {
  /** The session's visitor or member. */
  readonly user?: Authorizer | undefined
  /** The app's key. */
  readonly app?: Authorizer | undefined
  /** The default identity of a call; the user where there is one. */
  readonly identity?: Identity | undefined
}

const missing = (identity: 'user' | 'app') =>
  identity === 'app'
    ? flowError('NO_APP_IDENTITY', 'This client has no API key to make the call as the app')
    : flowError('NO_USER_IDENTITY', 'This client has no session to make the call as a user')

/** One authorizer that picks between the identities, by call and by client. */
export const createAuthorizer = ({ user, app, identity }: Identities): Authorizer => {
  const ordinary = identity ?? (user ? 'user' : 'app')

  const authorizeAs = (
    name: 'user' | 'app',
    call: CallToAuthorize,
  ): Credentials | Promise<Credentials> => {
    const authorizer = name === 'app' ? app : user
    if (!authorizer) throw missing(name)
    return authorizer.authorize(call)
  }

  /** The user where permitted, else the app; a client with one identity has no choice. */
  const authorizeDynamically = async (call: CallToAuthorize): Promise<Credentials> => {
    const callers = call.callers ?? []
    if (!user || !app) return authorizeAs(user ? 'user' : 'app', call)
    if (!callers.includes('app')) return user.authorize(call)
    // No token is fetched for a call that no user may make.
    if (!callers.includes('visitor') && !callers.includes('member')) return app.authorize(call)
    const credentials = await user.authorize(call)
    return callers.includes(credentials.as) ? credentials : app.authorize(call)
  }

  return {
    authorize: (call = {}) => {
      const name = call.as ?? ordinary
      return name === 'dynamic' ? authorizeDynamically(call) : authorizeAs(name, call)
    },
    reauthorize: async (refused, call) =>
      (refused.as === 'app' ? app : user)?.reauthorize(refused, call),
  }
}
