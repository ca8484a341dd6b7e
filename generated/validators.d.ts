// Generated from spec/ by `npm run generate`. Do not edit.
// Validators of every request, compiled from the description.

import type { OperationId } from './wire.ts'

/** One broken rule, as Ajv words it. */
export interface ErrorObject {
  readonly keyword: string
  /** JSON pointer to the value. */
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly propertyName?: string
  readonly message?: string
}

export type Validate = ((data: unknown) => boolean) & { errors?: readonly ErrorObject[] | null }

/** What checks one operation's request; a part the operation does not have has no validator. */
export interface RequestValidators {
  readonly path?: Validate
  readonly query?: Validate
  readonly body?: Validate
}

export declare const validators: Readonly<Record<OperationId, RequestValidators>>
