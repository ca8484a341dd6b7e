// The type of a server's request validation.

import type { Rules } from './rule-types.ts'

/** The rules for each part of a request; a part it does not have has none. */
export interface RequestChecks {
  readonly path?: Rules
  readonly query?: Rules
  readonly body?: Rules
}
