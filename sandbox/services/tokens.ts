/** Handlers of the token service. */
import type { TokenRequest } from '../../generated/wire.ts'
import { tokenAnswer } from '../accounts/answer.ts'
import type { Context } from '../context.ts'
import type { HandlersOf } from '../http/handlers.ts'
import { exchangeCode } from '../identity/authorization-codes.ts'
import { assertClient } from '../identity/client.ts'
import { revokeRefreshToken } from '../identity/revocation.ts'
import { readSettings } from '../identity/settings.ts'
import { publicKeys } from '../identity/signing-keys.ts'
import { type IssuedTokens, renewTokens, startTokenFamily } from '../identity/token-families.ts'
import { authorizePage } from '../pages/authorize.ts'
import { pageRequestOf } from '../pages/index.ts'
import { ApplicationError, ValidationError, violation } from '../platform/errors.ts'

/** The operations of tokens. */
export const tokenHandlers: HandlersOf<'tokens'> = {
  'tokens.token': async ({ body }, context) => {
    switch (body.grantType) {
      case 'anonymous':
        return tokenAnswer(await anonymousTokens(body, context))
      case 'refresh_token':
        return tokenAnswer(await renewedTokens(body, context))
      case 'authorization_code':
        return tokenAnswer(await memberTokens(body, context))
    }
  },

  // Like the platform's own end point: what is already gone is revoked.
  'tokens.revokeRefreshToken': async ({ body }, context) => {
    await revokeRefreshToken(context.database, context, body.token)
    return {}
  },

  'tokens.getKeys': async (_request, context) => ({ keys: await publicKeys(context) }),

  'tokens.authorize': async (_request, context) => authorizePage(context, pageRequestOf(context)),
}

async function anonymousTokens(body: TokenRequest, context: Context): Promise<IssuedTokens> {
  await assertNamedClient(body.clientId, context)
  return context.transaction((database) =>
    startTokenFamily(database, context, { role: 'visitor', subjectId: context.ids.uuid() }),
  )
}

async function renewedTokens(body: TokenRequest, context: Context): Promise<IssuedTokens> {
  const { refreshToken } = body
  if (refreshToken === undefined || refreshToken === '') throw missing('refreshToken')
  // Clients that send no id keep their first refresh token for good: theirs must not be replaced.
  const rotate = body.clientId !== undefined
  if (rotate) await assertNamedClient(body.clientId, context)
  const { refreshGraceSeconds: graceSeconds } = await readSettings(context.database, context.site)
  const renewal = { presented: refreshToken, rotate, graceSeconds }
  const tokens = await context.transaction((database) => renewTokens(database, context, renewal))
  return tokens ?? refuse('The refresh token is unknown, expired or revoked.')
}

async function memberTokens(body: TokenRequest, context: Context): Promise<IssuedTokens> {
  const { code, codeVerifier, redirectUri, clientId } = body
  if (code === undefined || code === '') throw missing('code')
  await assertNamedClient(clientId, context)
  const tokens = await context.transaction((database) =>
    exchangeCode(database, context, {
      code,
      clientId: clientId ?? '',
      // Without a verifier nothing matches, and the attempt still burns the code.
      codeVerifier: codeVerifier ?? '',
      redirectUri: redirectUri || undefined,
    }),
  )
  return tokens ?? refuse('The code is unknown, used, expired, or belongs to another client.')
}

async function assertNamedClient(clientId: string | undefined, context: Context): Promise<void> {
  if (clientId === undefined || clientId === '') throw missing('clientId')
  await assertClient(context, clientId)
}

function refuse(description: string): never {
  throw new ApplicationError(400, 'INVALID_GRANT', description)
}

function missing(field: string): ValidationError {
  return new ValidationError([violation(field, 'REQUIRED_FIELD', 'is required for this grant')])
}
