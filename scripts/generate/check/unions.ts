/** Refuses unions whose dates and images the codecs cannot locate. */
import { pointerTo } from '../model/json.ts'
import type { Schema } from '../model/schema.ts'
import type { Views } from '../model/views.ts'
import { writtenSchemas } from '../model/written-schemas.ts'
import type { Report } from '../read/problem.ts'

const hidden = 'A date or an image in a union cannot be distinguished from the other branches.'
const alone =
  "Write the schema alone, with 'null' in its type for what may be null; or put each branch into a field of its own."
const apart = 'Name the fields differently, or give them one format.'

export function checkUnions(views: Views, report: Report): void {
  for (const { schema, pointer } of writtenSchemas(views.description))
    checkBranches(views, schema.branches ?? [], (at, ...words) =>
      report(pointer + pointerTo(schema.union) + at, ...words),
    )
}

function checkBranches(views: Views, branches: readonly Schema[], report: Report): void {
  const seen = new Map<string, string>()
  for (const [index, branch] of branches.entries()) {
    const place = pointerTo(index)
    const target = views.resolve(branch)
    const { additionalProperties: entries, types } = target
    // Entries of any name have the names of other branches, too.
    const isMap = typeof entries === 'object' && views.holdsFormat(entries)
    if (isMap || !types.includes('object') || views.formatOf(branch) !== undefined) {
      if (views.holdsFormat(branch)) report(place, hidden, alone)
      continue
    }
    for (const [name, field] of target.properties ?? []) {
      const form = formOf(views, field)
      const other = seen.get(name)
      if (other !== undefined && other !== form) {
        report(place, `The branches have different formats of ${name}.`, apart)
      }
      seen.set(name, form)
    }
  }
}

/** The shape of a field, as far as its codec depends on it. */
function formOf(views: Views, field: Schema): string {
  const format = views.formatOf(field)
  if (format !== undefined) return String(format.codec)
  if (!views.holdsFormat(field)) return ''
  const { items } = views.resolve(field)
  if (items !== undefined) return `[${formOf(views, items)}]`
  return field.ref ?? JSON.stringify([...(field.properties ?? [])])
}
