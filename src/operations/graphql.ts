/** GraphQL with types: documents that carry the types of their variables and data. */

import type { ApiPromise } from '../../generated/operation.ts'
import { query as graphqlQuery } from '../../generated/operations/graphql.ts'
import type { GraphqlError } from '../../generated/schema.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { ApiError } from '../errors/api-error.ts'
import { answeringWith } from './api-promise.ts'
import type { Core } from './call.ts'

/**
 * A GraphQL document as text. Code generators emit such strings with both types; a plain string
 * works, with the types given at the call. Of a parsed document, pass `print(document)`.
 */
export type GraphqlDocument<Data, Variables> =
  | string
  | (string & { readonly __apiType?: (variables: Variables) => Data })
  | {
      toString(): string
      readonly __apiType?: (variables: Variables) => Data
      /** Only parsed documents have one. */
      readonly kind?: never
    }

/** The response to a document. Errors are returned beside the data, not thrown. */
export interface GraphqlAnswer<Data> {
  /** The requested data; an empty object where the platform sends none. */
  readonly data: Data
  readonly errors?: readonly GraphqlError[] | null
}

/** Options of a GraphQL call. */
export interface GraphqlOptions extends CallOptions {
  /** The version of the API; `alpha` by default. */
  readonly apiVersion?: string
}

/** The arguments after a document: its variables, optional where it needs none, and options. */
export type GraphqlArguments<Variables> = object extends Variables
  ? [variables?: Variables, options?: GraphqlOptions]
  : Variables extends Readonly<Record<string, never>>
    ? [variables?: Variables, options?: GraphqlOptions]
    : [variables: Variables, options?: GraphqlOptions]

/**
 * Runs a GraphQL document.
 *
 * @param client any client of this package
 * @throws ApiError `GraphQL request failed with status N`
 * @example
 * const { data } = await graphql<Shop, { id: string }>(client, 'query ($id: ID!) { … }', { id })
 */
export const graphql = <Data = Readonly<Record<string, unknown>>, Variables = object>(
  client: Core,
  document: GraphqlDocument<Data, Variables>,
  ...[variables, { apiVersion, ...options } = {}]: GraphqlArguments<Variables>
): ApiPromise<GraphqlAnswer<Data>, ApiError> => {
  const body = { query: String(document), variables }
  const answer: ApiPromise<Partial<GraphqlAnswer<Data>> | undefined, ApiError> = client.call(
    apiVersion ? { ...graphqlQuery, pathDefaults: { apiVersion } } : graphqlQuery,
    [body],
    options,
  )
  // The data is empty when the platform sends none; its type is what the caller declares.
  return answeringWith(answer, (found) => ({ ...found, data: found?.data ?? ({} as Data) }))
}
