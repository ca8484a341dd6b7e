/** The types of the option factories, made from the methods of the client. */
import type { InfiniteData, queryOptions } from '@tanstack/react-query'
import type { PagedOperationId, ReadOperationId } from '../../generated/kinds.ts'
import type { Methods } from '../../generated/methods.ts'
import type { Asks } from '../../generated/operation.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { AnswerOf, MethodSignatures } from '../calls/method-types.ts'
import type { ApiError } from '../errors/api-error.ts'
import type { PageStart } from './operation-arguments.ts'

/** Every call of a client: the factories are made from them. */
export type ClientMethods<Additions extends boolean = false> = Named<Additions> & Asks<Additions>

type Named<Additions extends boolean = false> = Methods<CallOptions, Error, Additions>

/** The query key of a response: `['storefront', 'products.getProduct', id]`. */
export type OperationKey = readonly ['storefront', string, ...(readonly unknown[])]

/** A key as the installed version tags it: before 5.62, `DataTag` takes no type of errors. */
type KeyOf<Data> = ReturnType<typeof queryOptions<Data, ApiError, Data, OperationKey>>['queryKey']

/** What tells TanStack Query the type of the errors. */
export interface OperationErrors {
  /**
   * Always false: the client retries by itself, by the retry class of the operation. It is a function
   * because TanStack Query infers from its parameter that every error is an {@link ApiError}.
   */
  readonly retry: (failureCount: number, error: ApiError) => boolean
  /** For the type checker only, never set: `useQueries` infers from it, and so do hooks given a `retry` of your own. */
  readonly throwOnError?: (error: ApiError) => boolean
}

/** Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and the like. */
export interface OperationQuery<Data> extends OperationErrors {
  readonly queryKey: KeyOf<Data>
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>
}

/**
 * Options for `useInfiniteQuery` and its relatives. Pages are fetched by offset, or by cursor where the
 * call uses `cursorPaging`.
 */
export interface OperationInfiniteQuery<Data> extends OperationErrors {
  readonly queryKey: KeyOf<InfiniteData<Data, PageStart>>
  readonly queryFn: (context: {
    readonly signal: AbortSignal
    readonly pageParam: PageStart
  }) => Promise<Data>
  readonly initialPageParam: PageStart
  readonly getNextPageParam: (
    page: Data,
    pages: readonly Data[],
    start: PageStart,
  ) => PageStart | undefined
}

/** Options for `useMutation`. */
export interface OperationMutation<Data, Variables> extends OperationErrors {
  readonly mutationKey: OperationKey
  readonly mutationFn: (variables: Variables) => Promise<Data>
}

type Given<Method> = MethodSignatures<Method>['given']

/** The variables of a mutation without arguments: only with `void` does TanStack allow `mutate()`. */
type Nothing = ReturnType<() => void>

/** One argument is passed as it is, several as a list, none as `void`. */
type Variables<Method> =
  Required<Given<Method>> extends [...infer Request, unknown]
    ? Request extends []
      ? Nothing
      : Request extends [unknown]
        ? undefined extends Given<Method>[0]
          ? Given<Method>[0] | Nothing
          : Given<Method>[0]
        : Request
    : never

/** Makes the options of one read, and the key that all its responses share. */
export interface QueryFactory<Method> {
  (...given: Given<Method>): OperationQuery<AnswerOf<Method>>
  /** The response as it is on the wire. */
  (
    ...given: MethodSignatures<Method>['rawGiven']
  ): OperationQuery<MethodSignatures<Method>['rawData']>
  /** The beginning of the key of every response of this operation, for invalidation. */
  readonly key: OperationKey
}

/** Makes the options of one list, page by page. */
export interface InfiniteFactory<Method> {
  /** The list from the first page on, for `useInfiniteQuery`. */
  readonly infinite: (...given: Given<Method>) => OperationInfiniteQuery<AnswerOf<Method>>
}

/** Makes the options of a read that may find none yet. */
export interface NullableFactory<Given extends readonly unknown[], Data> {
  /**
   * The response, or `null` while there is none yet: no error state for a visitor without a cart. It
   * is `null` because TanStack Query keeps no `undefined`, which is its word for "not loaded".
   */
  readonly orNull: (...given: Given) => OperationQuery<Data | null>
}

type Nullable<Method> = Method extends {
  orUndefined(...given: infer Given): PromiseLike<infer Data>
}
  ? NullableFactory<Given, NonNullable<Data>>
  : unknown

type QueriesOf<Groups> = {
  readonly [Tag in keyof Groups]: {
    readonly [Name in keyof Groups[Tag] as `${Tag & string}.${Name & string}` extends ReadOperationId
      ? Name
      : never]: QueryFactory<Groups[Tag][Name]> &
      Nullable<Groups[Tag][Name]> &
      (`${Tag & string}.${Name & string}` extends PagedOperationId
        ? InfiniteFactory<Groups[Tag][Name]>
        : unknown)
  }
}

/** One factory per operation that reads: `queries.products.getProduct(id)`. */
export type Queries<Additions extends boolean = false> = QueriesOf<Named<Additions>>

/** One factory per operation that changes something: `mutations.currentCart.addToCurrentCart()`. */
export type Mutations = {
  readonly [Tag in keyof Named]: {
    readonly [Name in keyof Named[Tag] as `${Tag}.${Name & string}` extends ReadOperationId
      ? never
      : Name]: () => OperationMutation<AnswerOf<Named[Tag][Name]>, Variables<Named[Tag][Name]>>
  }
}
