/**
 * The interface of Standard Schema, version 1 (https://standardschema.dev). Form libraries and servers
 * accept any schema that has it. Copied as the specification allows, so that nothing need be installed.
 */

/** A schema for any library that supports Standard Schema. */
export interface StandardSchema<Input, Output = Input> {
  readonly '~standard': StandardProps<Input, Output>
}

/** The properties of a Standard Schema. */
export interface StandardProps<Input, Output> {
  /** The version of the interface. */
  readonly version: 1
  /** Who made the schema. */
  readonly vendor: string
  /** Validates any value; synchronous, and never throws. */
  readonly validate: (value: unknown) => StandardResult<Output>
  /** Input and output types, for the type checker only; never set. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined
}

/** The result of a check: the value, or its issues. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

/** One broken rule. */
export interface StandardIssue {
  /** The requirement as a message for the user: `must not be empty`. */
  readonly message: string
  /** The path to the value that breaks it: `['lineItems', 0, 'quantity']`; empty for the whole. */
  readonly path: readonly PropertyKey[]
}
