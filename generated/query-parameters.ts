// Generated from spec/ by `npm run generate`. Do not edit.
// How the query parameters of each operation are written, and which requests come packed into one.

import type { ParameterType } from './operation.ts'

type Parameters = Readonly<Record<string, ParameterType>>

export const queryParameters: Readonly<Record<string, Parameters | undefined>> = {
  'members.listMembers': { 'paging.limit': 'integer', 'paging.offset': 'integer', fieldSet: 'string', fieldsets: 'strings', sorting: 'string' },
  'members.getCurrentMember': { fieldSet: 'string', fieldsets: 'strings' },
  'members.deleteMyMember': { contentAssigneeId: 'string' },
  'members.getMember': { fieldSet: 'string', fieldsets: 'strings' },
  'products.getProduct': { includeMerchantSpecificData: 'boolean' },
  'products.getProductPlatformized': { includeMerchantSpecificData: 'boolean' },
  'authentication.logout': { postLogoutRedirectUri: 'string', clientId: 'string' },
  'tokens.authorize': { clientId: 'string', responseType: 'string', redirectUri: 'string', scope: 'string', state: 'string', responseMode: 'string', codeChallenge: 'string', codeChallengeMethod: 'string', sessionToken: 'string', prompt: 'string', nonce: 'string', error: 'string', errorDescription: 'string' },
  'tokens.deviceCode': { clientId: 'string', scope: 'string' },
  'tokens.deviceVerify': { userCode: 'string' },
}

export const packedRequests: ReadonlySet<string> = new Set(['members.listMembers', 'products.queryProducts', 'collections.queryCollections'])
