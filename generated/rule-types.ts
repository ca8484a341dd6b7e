// Generated from spec/ by `npm run generate`. Do not edit.
// What the rules of requests are made of.

import type { RuleFormat } from './vocabulary.ts'
import type { Codec } from './codec.ts'

export type { RuleFormat } from './vocabulary.ts'

/** What a value must be: keywords of JSON Schema, and two of this description. */
export interface Rules {
  readonly type?: RuleType | readonly RuleType[]
  readonly properties?: Readonly<Record<string, Rules>>
  readonly required?: readonly string[]
  /** What fields beside the properties must be; without it there must be none. */
  readonly others?: true | Rules
  readonly items?: Rules
  readonly oneOf?: readonly Rules[]
  readonly anyOf?: readonly Rules[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: RuleFormat
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly uniqueItems?: true
  /** Groups of fields of which at most one may be set. */
  readonly atMostOne?: readonly (readonly string[])[]
  /** Limits of a number that is written as text. */
  readonly decimal?: DecimalLimits
  /** The rules of another schema, which may be this one. */
  readonly is?: () => Rules
}

/** What a value may be by its kind. */
export type RuleType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null'

/** Limits of a number that is written as text; `scale` counts its decimals. */
export interface DecimalLimits {
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly scale?: number
}

/** What a call is given, for the type checker only; never set. */
declare const given: unique symbol

/** The rules of what one call is given beside its path parameters: its body or its query. */
export interface RequestRules<Given> {
  readonly rules: Rules
  /** Where its dates and images are. */
  readonly codec?: Codec
  readonly [given]?: Given
}
