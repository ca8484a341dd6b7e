/** Validates a request against the description. */

import { requestChecks } from '../../../generated/request-checks.ts'
import type { Rules } from '../../../generated/rule-types.ts'
import type { OperationId } from '../../../generated/wire.ts'
import { brokenRules } from '../../../src/schemas/broken-rules.ts'
import { assertNone, type Violation } from '../../platform/errors.ts'
import { blankNameViolations, seoAddressViolations, taxNumberViolations } from './beyond-schema.ts'
import { violationsOf } from './violations.ts'

/** The three parsed parts of a request. */
export interface RequestParts {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** Throws a ValidationError with all violations of path, query and body together. */
export function validate(id: OperationId, parts: RequestParts): void {
  const checks = requestChecks[id]
  const violations = (['path', 'query', 'body'] as const).flatMap((part): Violation[] => {
    const rules = checks[part]
    return rules ? violationsOf(brokenRules(rules, parts[part])) : []
  })
  if (violations.length === 0) {
    violations.push(
      ...taxNumberViolations(parts.body),
      ...seoAddressViolations(parts.body),
      ...blankNameViolations(parts.body),
    )
  }
  assertNone(violations)
}

/** Throws a ValidationError with a value's violations of rules outside the description. */
export function assertRules(rules: Rules, value: unknown): void {
  assertNone(violationsOf(brokenRules(rules, value)))
}
