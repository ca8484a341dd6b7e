// Generated from spec/ by `npm run generate`. Do not edit.
// Types of the validation rules of requests.

import type { RuleFormat } from './vocabulary.ts'
import type { Codec } from './codec.ts'

export type { RuleFormat } from './vocabulary.ts'

/** Rules for a value: keywords of JSON Schema, and two of this description. */
export interface Rules {
  readonly type?: RuleType | readonly RuleType[]
  readonly properties?: Readonly<Record<string, Rules>>
  readonly required?: readonly string[]
  /** Rules for additional fields; absent, none are allowed. */
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
  /** Limits of a decimal text. */
  readonly decimal?: DecimalLimits
  /** The rules of another schema; lazy, for recursion. */
  readonly is?: () => Rules
}

/** The type of a value. */
export type RuleType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null'

/** Limits of a decimal text; `scale` counts its decimal places. */
export interface DecimalLimits {
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly scale?: number
}

/** A phantom type, never set. */
declare const given: unique symbol

/** The rules of a call's body or query. */
export interface RequestRules<Given> {
  readonly rules: Rules
  /** Where its dates and images are. */
  readonly codec?: Codec
  readonly [given]?: Given
}
