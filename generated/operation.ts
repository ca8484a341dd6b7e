// Generated from spec/ by `npm run generate`. Do not edit.
// Types of the generated operation constants.

import type { Service } from './services.ts'
import type { Caller, Host, Retry, Tag } from './vocabulary.ts'
import type { Codec } from './codec.ts'

export type { Caller, Host, Retry, Tag } from './vocabulary.ts'

/** How a query parameter is serialized: `strings` is a list of texts. */
export type ParameterType = 'string' | 'number' | 'integer' | 'boolean' | 'strings' | 'date'

/** One operation of the platform, with everything that the client and the sandbox need of it. */
export interface Operation {
  readonly id: string
  readonly tag: Tag
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly service: Service
  /** The path's prefix on the public API host, or empty. */
  readonly publicPath: string
  readonly host: Host
  /** What a client may do when it cannot know whether the call was applied. */
  readonly retry: Retry
  readonly callers: readonly Caller[]
  /** Positional path parameters of a named call: those without a default. */
  readonly pathParameters: readonly string[]
  /** Path parameter → its default in a call by path, and its value in a named call. */
  readonly pathDefaults?: Readonly<Record<string, string>>
  readonly hasQuery: boolean
  readonly hasBody: boolean
  /** Path parameter → dotted body field it repeats. */
  readonly mirrors?: Readonly<Record<string, string>>
  /** The request field of a list that nests sort and page, unless they are top-level. */
  readonly queryField?: string
  /** The response is HTML or a redirect for a browser, not JSON. */
  readonly page?: true
  /** The response has no fields, so an empty body is one. */
  readonly empty?: true
  /**
   * For the form of a call that returns undefined while there is none: the error code for that, and the response
   * field with the entity.
   */
  readonly noneYet?: readonly [code: string, field: string]
  /** The equivalent for query strings longer than 4000 characters. */
  readonly longQueryFallback?: Pick<
    Operation,
    'method' | 'path' | 'service' | 'publicPath' | 'host' | 'pathParameters' | 'hasBody'
  >
  readonly request?: Codec
  readonly answer?: Codec
}

/** How a list operation pages. */
export interface Paging {
  readonly style: readonly ('offset' | 'cursor')[]
  /** The response field with the items. */
  readonly items: string
  /** Dotted path of the response field with the total count. */
  readonly total?: string
}

/**
 * A compact factory, for bundle size: common properties by position, rare ones by name, in the order
 * that compresses best. POST and PATCH have a body by default.
 */
export const operation = (
  method: Operation['method'],
  host: Operation['host'],
  retry: Operation['retry'],
  name: Operation['name'],
  callers: Operation['callers'],
  publicPath: Operation['publicPath'],
  service: Operation['service'],
  tag: Operation['tag'],
  path: Operation['path'],
  more: Partial<Operation> = {},
): Operation => ({
  id: `${tag}.${name}`,
  tag,
  name,
  method,
  path,
  service,
  publicPath,
  host,
  retry,
  callers,
  pathParameters: Array.from(path.matchAll(/{(.*?)}/g), ([, parameter = '']) => parameter),
  hasQuery: false,
  hasBody: method === 'POST' || method === 'PATCH',
  ...more,
})

/** A promise of a response's data, with access to the response. */
export interface ApiPromise<Data, Failure> extends Promise<Data> {
  /** The data with the response and the platform's id of the request. */
  withResponse(): Promise<{
    readonly data: Data
    readonly response: Response
    readonly requestId: string | undefined
  }>
  /** The data or the error; never rejects. */
  safe(): Promise<
    { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: Failure }
  >
}

/** The result of a path call: data or an error, never an exception. */
export type PathAnswer<Data, Failure> =
  | { data: Data; error?: undefined; response: Response }
  | { data?: undefined; error: Failure; response?: Response }

declare const nextArgument: unique symbol

/**
 * Intersected with the type of the last argument before the options, so that the compiler's error for a misplaced option
 * quotes this name. The weak type check applies only if every part has a property: this has an optional one, with an
 * unexported symbol as its key.
 */
export interface CallOptionsAreTheNextArgument {
  readonly [nextArgument]?: never
}

/** Options for an undecoded response: dates as text, images as on the wire. */
export type RawOptions<Options> = Omit<Options, 'raw'> & {
  /** The response is not decoded. */
  readonly raw: true
}

/** `All` where the client's profile asks for additions, else `Hosted`. */
export type Offered<Additions extends boolean, Hosted, All> = [Additions] extends [true]
  ? All
  : Hosted

/** Marks, for the type checker alone, whether a client asks for additions. */
export declare const asks: unique symbol

/** A client with or without additions. The first is assignable to the second, not vice versa. */
export interface Asks<Additions extends boolean> {
  /**
   * A phantom type, never set. The second parameter makes clients compare structurally, because neither
   * of true and false is the wider type.
   */
  readonly [asks]?: (
    given: Additions | false,
    by?: { [Name in `${Additions}` | 'any']?: Name },
  ) => void
}

/** Calls operations: every client is one. `Options` are the options of one call. */
export interface OperationCaller<Options, Failure, Additions extends boolean = false>
  extends Asks<Additions> {
  /** Calls an operation with its arguments: path parameters by position, then the other fields. */
  call<Data>(
    operation: Operation,
    given: readonly unknown[],
    options?: Options | RawOptions<Options>,
  ): ApiPromise<Data, Failure>
}
