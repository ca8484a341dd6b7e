/** Which parts of a description hold anything that is converted. */
import type { Schema } from '../model/description.ts'
import { partsOf, type View, type Views } from '../model/views.ts'

/** The components that reach a date, an image or a video. */
export function codedComponents(views: Views, direction: View['direction']): Set<string> {
  const coded = new Set<string>()
  const view: View = { side: 'caller', direction }
  const reaches = (schema: Schema): boolean => {
    if (views.formatOf(schema) !== undefined) return true
    if (schema.ref !== undefined) return coded.has(schema.ref)
    return partsOf(schema).some((part) => views.isShown(part, view) && reaches(part))
  }
  // Repeated until nothing is found any more, which settles schemas that contain each other.
  for (let size = -1; size !== coded.size; ) {
    size = coded.size
    for (const [name, schema] of views.description.schemas) if (reaches(schema)) coded.add(name)
  }
  return coded
}
