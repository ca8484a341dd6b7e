/** Checks what no schema of OpenAPI knows: that the extensions and names of the description fit together. */
import type { Locator } from './locate.ts'
import type { Problem } from './problem.ts'
import type { Views } from './views.ts'

export function check(_bundle: unknown, _views: Views, _locator: Locator): Problem[] {
  return []
}
