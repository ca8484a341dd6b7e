// Generated from spec/ by `npm run generate`. Do not edit.
// What the generated constants of the operations hold.

import type { Codec } from './codecs.ts'
import type { ErrorCode } from './errors.ts'
import type { Service } from './services.ts'

export type Tag = 'carts' | 'currentCart' | 'members' | 'products' | 'collections' | 'inventory' | 'redirects' | 'authentication' | 'recovery' | 'verification' | 'tokens' | 'graphql' | 'checkouts'

export type Caller = 'anyone' | 'visitor' | 'member' | 'app'

/** How a query parameter is written and read: `objects` is a list of objects, `strings` a list of texts. */
export type ParameterType =
  | 'string'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'strings'
  | 'object'
  | 'objects'
  | 'date'

/** How a list operation pages. */
export interface Paging {
  readonly style: readonly ('offset' | 'cursor')[]
  /** The answer's field that holds the page. */
  readonly items: string
  /** Dotted path of the request field that holds the paging object; empty for the request itself. */
  readonly query: string
  /** Dotted path of the answer's field with the number of all items. */
  readonly total?: string
}

/** One operation of the platform: all that client and sandbox know about it. */
export interface Operation {
  readonly id: string
  readonly tag: Tag
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly service: Service
  readonly host: 'read' | 'main'
  /** What a client may do when it cannot know whether the call was applied. */
  readonly retry: 'read' | 'repeatable' | 'not-repeatable'
  readonly callers: readonly Caller[]
  readonly origin: 'specification' | 'addition'
  readonly pathParameters: readonly string[]
  readonly queryParameters: Readonly<Record<string, ParameterType>>
  readonly hasBody: boolean
  readonly bodyRequired: boolean
  /** Path parameter → dotted body field it repeats. */
  readonly mirrors?: Readonly<Record<string, string>>
  readonly paging?: Paging
  readonly errorCodes: readonly ErrorCode[]
  /** The answer is a page or a redirect for a browser, not JSON. */
  readonly page?: true
  readonly request?: Codec
  readonly answer?: Codec
}
