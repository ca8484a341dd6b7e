/** The description as the emitters see it: parsed once from the bundle, every part typed. */

/** Those that clients support. */
export const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const

export type Method = (typeof methods)[number]

/** A JSON value of the description (an example, an enumeration value, a default). */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

export const rangeKeywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const

/** The limits of a decimal text (`x-decimal`). */
export interface DecimalLimits
  extends Readonly<Partial<Record<(typeof rangeKeywords)[number], string>>> {
  readonly scale?: number
}

/** One schema, with the keywords that the compiler supports. */
export interface Schema {
  /** Name of the component this schema refers to; the other keywords are its siblings. */
  readonly ref?: string
  readonly types: readonly string[]
  readonly nullable: boolean
  readonly description?: string
  readonly format?: string
  readonly enum?: readonly Json[]
  readonly const?: Json
  readonly default?: Json
  readonly example?: Json
  readonly properties?: ReadonlyMap<string, Schema>
  readonly required: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly limits: Readonly<Partial<Record<LimitKeyword, number>>>
  readonly pattern?: string
  readonly uniqueItems?: boolean
  readonly readOnly: boolean
  readonly deprecated: boolean
  readonly origin?: string
  readonly enumeration?: string
  /** Value of an enumeration → its releases, unless all have it. */
  readonly valueOrigins?: ReadonlyMap<string, string>
  readonly atMostOne?: readonly (readonly string[])[]
  /** Fields always present in responses, although optional in requests. */
  readonly alwaysAnswered?: readonly string[]
  readonly decimal?: DecimalLimits
  readonly immutable: boolean
  readonly clearable: boolean
}

export const limitKeywords = [
  'minLength',
  'maxLength',
  ...rangeKeywords,
  'multipleOf',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const

export type LimitKeyword = (typeof limitKeywords)[number]

export interface Parameter {
  readonly name: string
  readonly required: boolean
  readonly description?: string
  readonly deprecated: boolean
  readonly example?: Json
  readonly schema: Schema
}

export interface Body {
  readonly schema: Schema
  readonly required: boolean
  readonly example?: Json
}

export interface Paging {
  readonly style: readonly string[]
  readonly items: string
  readonly query: string
  readonly total?: string
}

/** One filterable field of a query operation. */
export interface QueryField {
  readonly type: string
  readonly operators: readonly string[]
  readonly sortable: boolean
  readonly additions: readonly string[]
}

export interface Operation {
  readonly id: string
  readonly tag: string
  readonly name: string
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly deprecated: boolean
  readonly service: string
  readonly host: string
  readonly retry: string
  readonly callers: readonly string[]
  readonly origin: string
  readonly errorCodes: readonly string[]
  readonly mirrors: Readonly<Record<string, string>>
  readonly paging?: Paging
  readonly queryFields?: ReadonlyMap<string, QueryField>
  readonly page: boolean
  /** Whether the current release also supports a GET with the request in the parameter `.r`. */
  readonly packed: boolean
  /** The fallback for long query strings. */
  readonly longQueryFallback?: string
  /** The error code for "none yet", and the response field with the entity. */
  readonly noneYet?: { readonly code: string; readonly field: string }
  readonly pathParameters: readonly Parameter[]
  readonly queryParameters: readonly Parameter[]
  readonly body?: Body
  readonly answer?: Schema
  readonly answerExample?: Json
  /** Schemas of error responses. */
  readonly failures: readonly Schema[]
  /** The JSON pointer of the operation in the bundle. */
  readonly pointer: string
}

export interface Service {
  readonly title: string
  readonly publicPath: string
}

/** A server of the platform. */
export interface Server {
  readonly url: string
  readonly description: string
}

export interface Tag {
  readonly name: string
  readonly description: string
  /** Whether responses hold credentials: tokens, codes or sign-in links. */
  readonly secretAnswers: boolean
}

/** Values of extensions that become generated types. */
/** Caller by the security scheme of their token; an operation without one is public. */
export const callerOfScheme: Readonly<Record<string, string>> = {
  visitorToken: 'visitor',
  memberToken: 'member',
  apiKey: 'app',
}

export interface Vocabulary {
  readonly callers: readonly string[]
  readonly hosts: readonly string[]
  readonly retries: readonly string[]
}

export interface Description {
  readonly vocabulary: Vocabulary
  readonly servers: readonly Server[]
  readonly tags: readonly Tag[]
  readonly services: ReadonlyMap<string, Service>
  /** Application error codes that any operation may return. */
  readonly errorCodes: readonly string[]
  /** Error code → one sentence: what happened, and what to do. */
  readonly errorMeanings: ReadonlyMap<string, string>
  /** Ordered by tag, then as in the description. */
  readonly operations: readonly Operation[]
  readonly schemas: ReadonlyMap<string, Schema>
}
