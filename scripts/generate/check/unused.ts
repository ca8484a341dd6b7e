/** Finds schemas that no operation uses. */
import { pointerTo } from '../model/json.ts'
import type { Views } from '../model/views.ts'
import type { Problem, Report } from '../read/problem.ts'
import type { Locator } from '../read/source-location.ts'

const advice = 'Use it in an operation, or delete it.'

/** Parts of files that nothing references: the bundle omits them. */
export function unreferenced(locator: Locator): Problem[] {
  return locator
    .unreferenced()
    .map(({ name, ...place }) => ({ ...place, message: `Nothing refers to ${name}.`, advice }))
}

/** Components unreachable from every operation. */
export function checkUse(views: Views, report: Report): void {
  for (const [name, schema] of views.description.schemas) {
    // openapi.yaml lists enumerations used only in events; an unlisted one is not in the bundle.
    if (schema.enum !== undefined || views.isUsed(name)) continue
    const at = pointerTo('components', 'schemas', name)
    report(at, `No operation uses the schema ${name}.`, advice)
  }
}
