/** Checks that everything deprecated says what to use in its place. */
import { substituteIn } from '../model/deprecation.ts'
import type { Schema } from '../model/description.ts'
import { pointerTo } from '../model/json.ts'
import type { Views } from '../model/views.ts'
import type { Report } from '../read/problem.ts'

interface Deprecable {
  readonly deprecated: boolean
  readonly description?: string | undefined
}

export function checkDeprecations({ description }: Views, report: Report): void {
  const look = (name: string, { deprecated, description: text }: Deprecable, pointer: string) => {
    if (!deprecated || substituteIn(text) !== undefined) return
    report(
      pointer,
      `${name} is deprecated, and its description does not end in what to use instead.`,
      'End it in “; use `…` instead.” (or read, send, call), or in “; nothing takes its place.”',
    )
  }
  const lookInside = (name: string, schema: Schema, pointer: string) => {
    look(name, schema, pointer)
    for (const [field, value] of schema.properties ?? []) {
      lookInside(`${name}.${field}`, value, pointer + pointerTo('properties', field))
    }
  }
  for (const {
    id,
    pointer,
    queryParameters,
    pathParameters,
    ...operation
  } of description.operations) {
    look(id, operation, pointer)
    for (const parameter of [...pathParameters, ...queryParameters])
      look(`${id}: ${parameter.name}`, parameter, pointer)
  }
  for (const [name, schema] of description.schemas) {
    const pointer = pointerTo('components', 'schemas', name)
    lookInside(name, schema, pointer)
  }
}
