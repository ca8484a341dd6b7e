/** Elevation: which of a client's identities signs a call (specification, point 6). */
import { flowError } from '../errors/flow-error.ts'
import type { Asked, Identity, Signature, Signer } from './signer.ts'

export type { Identity } from './signer.ts'

/** The identities a client has. */
export interface Identities {
  /** The session's visitor or member. */
  readonly user?: Signer | undefined
  /** The app's key. */
  readonly app?: Signer | undefined
  /** Who signs unless the call says otherwise; the user where there is one. */
  readonly identity?: Identity | undefined
}

const missing = (identity: 'user' | 'app') =>
  identity === 'app'
    ? flowError('NO_APP_IDENTITY', 'This client has no API key to make the call as the app')
    : flowError('NO_USER_IDENTITY', 'This client has no session to make the call as a user')

/** One signer that picks between the identities, by call and by client. */
export const createSigners = ({ user, app, identity }: Identities): Signer => {
  const ordinary = identity ?? (user ? 'user' : 'app')

  const signAs = (name: 'user' | 'app', asked: Asked): Signature | Promise<Signature> => {
    const signer = name === 'app' ? app : user
    if (!signer) throw missing(name)
    return signer.sign(asked)
  }

  /** The user where this user may, else the app; a client with one identity has no choice. */
  const signDynamically = async (asked: Asked): Promise<Signature> => {
    const callers = asked.callers ?? []
    if (!user || !app) return signAs(user ? 'user' : 'app', asked)
    if (!callers.includes('app')) return user.sign(asked)
    // No token is fetched for a call that no user may make.
    if (!callers.includes('visitor') && !callers.includes('member')) return app.sign(asked)
    const signature = await user.sign(asked)
    return callers.includes(signature.as) ? signature : app.sign(asked)
  }

  return {
    sign: (asked = {}) => {
      const name = asked.as ?? ordinary
      return name === 'dynamic' ? signDynamically(asked) : signAs(name, asked)
    },
    signAgain: async (refused) => (refused.as === 'app' ? app : user)?.signAgain(refused),
  }
}
