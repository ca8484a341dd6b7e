// What a server holds a request against.

import type { Rules } from './rule-types.ts'

/** What the parts of one request must be; a part that it does not have has no rules. */
export interface RequestChecks {
  readonly path?: Rules
  readonly query?: Rules
  readonly body?: Rules
}
