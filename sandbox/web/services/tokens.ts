/** Handlers of the token service. */
import type { ErrorCode } from '../../../generated/errors.ts'
import type { GrantType, TokenRequest } from '../../../generated/wire.ts'
import { tokenAnswer, userInfo } from '../../people/accounts/answer.ts'
import { approveDevice } from '../../people/accounts/devices.ts'
import { tokenOf } from '../../people/identity/authenticate.ts'
import { exchangeCode } from '../../people/identity/authorization-codes.ts'
import { assertClient } from '../../people/identity/client.ts'
import {
  askingInterval,
  type DeviceOutcome,
  exchangeDeviceCode,
  startDevice,
} from '../../people/identity/device-codes.ts'
import { revokeRefreshToken } from '../../people/identity/revocation.ts'
import { lifetimes, readSettings } from '../../people/identity/settings.ts'
import { publicKeys } from '../../people/identity/signing-keys.ts'
import {
  type IssuedTokens,
  renewTokens,
  startTokenFamily,
} from '../../people/identity/token-families.ts'
import { tokenInfo } from '../../people/identity/token-info.ts'
import { ApplicationError, refusedField, type ValidationError } from '../../platform/errors.ts'
import { type Context, inTransaction } from '../../storage/context.ts'
import type { HandlersOf } from '../http/handlers.ts'
import { authorizePage } from '../pages/authorize.ts'
import { pagePaths } from '../pages/paths.ts'
import { assertText } from '../pages/read-form.ts'

const grants: Readonly<
  Record<GrantType, (body: TokenRequest, context: Context) => Promise<IssuedTokens>>
> = {
  anonymous: anonymousTokens,
  refresh_token: renewedTokens,
  authorization_code: memberTokens,
  'urn:ietf:params:oauth:grant-type:device_code': deviceTokens,
}

/** The operations of tokens. */
export const tokenHandlers: HandlersOf<'tokens'> = {
  'tokens.token': async ({ body }, context) =>
    tokenAnswer(await grants[body.grantType](body, context)),

  // Like the platform's own endpoint, it treats an unknown token as revoked.
  'tokens.revokeRefreshToken': async ({ body }, context) => {
    await revokeRefreshToken(context, body.token)
    return {}
  },

  'tokens.getKeys': async (_request, context) => ({ keys: await publicKeys(context) }),

  'tokens.getTokenInfo': async ({ body }, context) =>
    tokenInfo(context, body?.token ?? tokenOf(context.headers.get('authorization'))),

  'tokens.getUserInfo': async (_request, context) => userInfo(context),

  'tokens.authorize': async (_request, context) => {
    assertText(context.url.searchParams)
    return authorizePage(context)
  },

  'tokens.deviceCode': async ({ query }, context) => {
    await assertNamedClient(query.clientId, context)
    return {
      ...(await startDevice(context, query.clientId)),
      verificationUri: `${context.origin}${pagePaths.device}`,
      expiresIn: lifetimes.deviceCode,
      interval: askingInterval.first,
    }
  },

  'tokens.deviceVerify': async ({ query }, context) => {
    await approveDevice(context, query.userCode)
    return {}
  },
}

async function anonymousTokens(body: TokenRequest, context: Context): Promise<IssuedTokens> {
  await assertNamedClient(body.clientId, context)
  return inTransaction(context, (within) =>
    startTokenFamily(within, { role: 'visitor', subjectId: context.ids.uuid() }),
  )
}

async function renewedTokens(body: TokenRequest, context: Context): Promise<IssuedTokens> {
  const { refreshToken } = body
  if (refreshToken === undefined || refreshToken === '') throw missing('refreshToken')
  const isNamed = body.clientId !== undefined
  if (isNamed) await assertNamedClient(body.clientId, context)
  // The published SDK keeps the refresh token it has, so that must not be replaced: its older releases send no id, and
  // the current one is known by its telemetry.
  const rotate = isNamed && !context.headers.has('x-wix-bi-gateway')
  const { refreshGraceSeconds: graceSeconds } = await readSettings(context)
  const renewal = { presented: refreshToken, rotate, graceSeconds }
  const tokens = await inTransaction(context, (within) => renewTokens(within, renewal))
  return tokens ?? refuse('The refresh token is unknown, expired or revoked.')
}

async function memberTokens(body: TokenRequest, context: Context): Promise<IssuedTokens> {
  const { code, codeVerifier, redirectUri, clientId } = body
  if (code === undefined || code === '') throw missing('code')
  await assertNamedClient(clientId, context)
  const tokens = await inTransaction(context, (within) =>
    exchangeCode(within, {
      code,
      clientId: clientId ?? '',
      // Without a verifier nothing matches, and the attempt still burns the code.
      codeVerifier: codeVerifier ?? '',
      redirectUri: redirectUri || undefined,
    }),
  )
  return tokens ?? refuse('The code is unknown, used, expired, or belongs to another client.')
}

async function deviceTokens(body: TokenRequest, context: Context): Promise<IssuedTokens> {
  const { deviceCode, clientId } = body
  if (!deviceCode) throw missing('deviceCode')
  await assertNamedClient(clientId, context)
  const asked = { deviceCode, clientId: clientId ?? '' }
  const heard = await inTransaction(context, (within) => exchangeDeviceCode(within, asked))
  if (heard.outcome === 'let-in') return heard.tokens
  const [code, description] = deviceRefusals[heard.outcome]
  throw new ApplicationError(400, code, description)
}

/** The error codes for a polling device (RFC 8628, 3.5). */
const deviceRefusals: Readonly<
  Record<Exclude<DeviceOutcome['outcome'], 'let-in'>, readonly [ErrorCode, string?]>
> = {
  waiting: ['AUTHORIZATION_PENDING'],
  'too-soon': ['SLOW_DOWN'],
  refused: ['ACCESS_DENIED'],
  expired: ['EXPIRED_TOKEN'],
  unknown: ['INVALID_GRANT', 'The code is unknown, used, or belongs to another client.'],
}

async function assertNamedClient(clientId: string | undefined, context: Context): Promise<void> {
  if (clientId === undefined || clientId === '') throw missing('clientId')
  await assertClient(context, clientId)
}

function refuse(description: string): never {
  throw new ApplicationError(400, 'INVALID_GRANT', description)
}

function missing(field: string): ValidationError {
  return refusedField(field, 'REQUIRED_FIELD', 'is required for this grant')
}
