/** Paths of the same operations in other releases of the platform. */
import type { OperationId } from '../../../generated/wire.ts'

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
