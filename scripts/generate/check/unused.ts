/** Finds schemas that no operation uses. */
import { pointerTo, recordOf } from '../model/json.ts'
import type { Views } from '../model/views.ts'
import type { DescriptionFiles } from '../read/files.ts'
import { placeIn } from '../read/place.ts'
import type { Problem, Report } from '../read/problem.ts'
import { refsOf } from '../read/references.ts'

const advice = 'Use it in an operation, or delete it.'

/** Parts of files that nothing references: the bundle omits them. */
export function unreferenced({ root, documents }: DescriptionFiles): Problem[] {
  const targets = [...documents.values()].flatMap(refsOf).map(({ target }) => target)
  const used = new Set(targets.map((target) => target && target.file + target.pointer))
  const others = [...documents].filter(([, document]) => document !== root)
  return others.flatMap(([file, document]) =>
    Object.keys(recordOf(document.parsed))
      .filter((name) => !used.has(file + pointerTo(name)))
      .map((name) => {
        const message = `Nothing refers to ${name}.`
        return { ...placeIn(document, pointerTo(name)), message, advice }
      }),
  )
}

export function checkUse(views: Views, report: Report): void {
  for (const [name, schema] of views.description.schemas) {
    // openapi.yaml lists enumerations used only in events; an unlisted one is not in the bundle.
    if (schema.enum !== undefined || views.isUsed(name)) continue
    const at = pointerTo('components', 'schemas', name)
    report(at, `No operation uses the schema ${name}.`, advice)
  }
}
