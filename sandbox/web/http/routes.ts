/** Routes a method and a path to an operation. */
import { TrieRouter } from 'hono/router/trie-router'
import { operations } from '../../../generated/operations/index.ts'
import { packedRequests } from '../../../generated/query-parameters.ts'
import { services } from '../../../generated/services.ts'
import type { OperationId } from '../../../generated/wire.ts'
import { ApplicationError } from '../../platform/errors.ts'
import { storedId } from '../../platform/guid.ts'
import { keysOf } from '../../platform/one-of.ts'

/**
 * The matching operation with its path parameters.
 *
 * @throws ApplicationError with status 404 for an unknown path, 405 for another method
 */
export function routeOf(method: string, pathname: string) {
  const [[id, given = {}] = []] = routesOf(method, pathname)
  const path = id === undefined ? undefined : decoded(given)
  if (id !== undefined && path !== undefined) return { id, path }
  const allowed = methods.filter((other) => routesOf(other, pathname).length > 0)
  if (id !== undefined || allowed.length === 0) {
    throw new ApplicationError(404, 'NOT_FOUND', `There is no ${pathname} here.`)
  }
  const description = `${pathname} does not allow ${method}, only ${allowed.join(', ')}.`
  throw new ApplicationError(405, 'METHOD_NOT_ALLOWED', description, { allowed })
}

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET', 'HEAD']

/** HEAD is answered as GET is; some of those change the store, which HEAD never does. */
function routesOf(method: string, pathname: string) {
  if (method !== 'HEAD') return router.match(method, pathname)[0]
  return router.match('GET', pathname)[0].filter(([id]) => operations[id].retry === 'read')
}

/** Operation → further paths, on the public host. */
export const aliases: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  // The current release lowercased it.
  'verification.start': ['/v1/start', '/_api/iam/verification/v1/start'],
  'redirects.createRedirectSession': [
    '/headless/v1/redirect-session',
    '/redirect-session/v1/redirect-session',
  ],
  // The token service's own paths.
  'tokens.token': ['/v1/oauth/token'],
  'tokens.revokeRefreshToken': ['/v1/oauth/revoke'],
  'tokens.getKeys': ['/v1/oauth/jwks'],
  'tokens.getTokenInfo': ['/v1/oauth/token-info'],
  'tokens.getUserInfo': ['/v1/oauth/user-info'],
  'tokens.authorize': ['/v1/oauth/authorize'],
  'tokens.deviceCode': ['/v1/oauth/device/code'],
  'tokens.deviceVerify': ['/v1/oauth/device/verify'],
  'recovery.sendRecoveryEmail': ['/_iam/recovery/v1/recovery/email'],
  'recovery.recover': ['/_iam/recovery/v1/recovery/recover'],
  'authentication.registerV2': ['/iam/authentication/v2/register'],
  'authentication.loginV2': ['/iam/authentication/v2/login'],
  'authentication.changePassword': ['/iam/authentication/v2/change-password'],
  'authentication.signOn': ['/iam/authentication/v2/sign-on'],
  'authentication.logout': ['/iam/authentication/v1/logout'],
}

/** Each operation is routed on its service's path, the public one, and its aliases. */
const router = new TrieRouter<OperationId>()
const routes = keysOf(operations).flatMap((id) => {
  const { path, service } = operations[id]
  const paths = new Set([path, `${services[service].publicPath}${path}`, ...(aliases[id] ?? [])])
  return [...paths].map((one) => ({ id, path: one.replaceAll(/\{(\w+)\}/g, ':$1') }))
})
for (const { id, path } of routes.toSorted(literalFirst)) {
  router.add(operations[id].method, path, id)
  if (packedRequests.has(id)) router.add('GET', path, id)
}

/** `/v1/carts/current` goes before `/v1/carts/:id`: the router takes the first match. */
function literalFirst(a: { readonly path: string }, b: { readonly path: string }): number {
  const [left, right] = [a.path.replaceAll(':', '~'), b.path.replaceAll(':', '~')]
  return left < right ? -1 : left > right ? 1 : 0
}

function decoded(given: Readonly<Record<string, unknown>>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        storedId(decodeURIComponent(String(value))),
      ]),
    )
  } catch {
    return undefined
  }
}
