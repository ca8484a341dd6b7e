// Generated from spec/ by `npm run generate`. Do not edit.
// What the generated constants of the operations hold.

import type { Service } from './services.ts'
import type { Caller, Host, Retry, Tag } from './vocabulary.ts'
import type { Codec } from './codec.ts'

export type { Caller, Host, Retry, Tag } from './vocabulary.ts'

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

/** One operation of the platform, with everything that the client and the sandbox need of it. */
export interface Operation {
  readonly id: string
  readonly tag: Tag
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly service: Service
  /** What comes before the path on the public API host; empty where nothing does. */
  readonly publicPath: string
  readonly host: Host
  /** What a client may do when it cannot know whether the call was applied. */
  readonly retry: Retry
  readonly callers: readonly Caller[]
  /** The path parameters that a named call takes by position: not those with a default. */
  readonly pathParameters: readonly string[]
  /** Path parameter → what it is when a call by path does not give it, and always in a named call. */
  readonly pathDefaults?: Readonly<Record<string, string>>
  readonly hasQuery: boolean
  readonly hasBody: boolean
  /** Path parameter → dotted body field it repeats. */
  readonly mirrors?: Readonly<Record<string, string>>
  /** The field of a list's request that holds order and page, where these are not fields of the request itself. */
  readonly queryField?: string
  /** The response is a page or a redirect for a browser, not JSON. */
  readonly page?: true
  /** The response has no fields, so an empty body is one. */
  readonly empty?: true
  /**
   * In the form of a call that returns what there is, or undefined while there is none: the code that says that
   * there is none, and the field of the response that holds the one there is.
   */
  readonly noneYet?: readonly [code: string, field: string]
  /** What is sent instead when the query string is longer than 4000 characters; the response is the same. */
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
  /** The response's field that holds the page. */
  readonly items: string
  /** Dotted path of the response's field with the number of all items. */
  readonly total?: string
}

type Essential =
  | 'tag'
  | 'service'
  | 'publicPath'
  | 'callers'
  | 'retry'
  | 'host'
  | 'method'
  | 'name'
  | 'path'

/**
 * An operation written short, so that all of them together stay small: what each has by position,
 * what few have by name. What many have in common comes first, because repetitions compress well.
 * A body is what POST and PATCH have unless they say otherwise.
 */
export const operation = (
  tag: Operation['tag'],
  service: Operation['service'],
  publicPath: Operation['publicPath'],
  callers: Operation['callers'],
  retry: Operation['retry'],
  host: Operation['host'],
  method: Operation['method'],
  name: Operation['name'],
  path: Operation['path'],
  more: Partial<Omit<Operation, Essential>> = {},
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

/** A promise of a response's data, with more ways to look at the response. */
export interface ApiPromise<Data, Failure> extends Promise<Data> {
  /** The data with the response and the platform's id of the request. */
  withResponse(): Promise<{
    readonly data: Data
    readonly response: Response
    readonly requestId: string | undefined
  }>
  /** The data or the error, never an exception. */
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
 * Stands beside the type of the last argument before a call's options. It asks for nothing: its name is for the compiler,
 * which quotes it where it refuses an option in the wrong place. The compiler refuses options that share no field with
 * optional ones only where every part has a field, so this has one, which nobody can give.
 */
export interface CallOptionsAreTheNextArgument {
  readonly [nextArgument]?: never
}

/** Options that ask for a response as it is on the wire: dates as text, images as the platform writes them. */
export type RawOptions<Options> = Omit<Options, 'raw'> & {
  /** The response is not decoded. */
  readonly raw: true
}

/** What a client takes: `All` where its profile asks for additions, else what the hosted platform has. */
export type Offered<Additions extends boolean, Hosted, All> = [Additions] extends [true]
  ? All
  : Hosted

/** Marks, for the type checker alone, whether a client asks for additions. */
export declare const asks: unique symbol

/** A client that asks for additions, or not. The first takes the place of the second, not the other way round. */
export interface Asks<Additions extends boolean> {
  /**
   * For the type checker only, never set. The second parameter has it compare clients by what they have, because it
   * knows neither of true and false as the wider type.
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
