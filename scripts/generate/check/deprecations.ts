/** Checks that everything deprecated says what to use in its place. */
import { substituteIn } from '../model/deprecation.ts'
import type { Schema } from '../model/schema.ts'
import type { Views } from '../model/views.ts'
import { writtenSchemas } from '../model/written-schemas.ts'
import type { Report } from '../read/problem.ts'

type Deprecable = Pick<Schema, 'deprecated' | 'description'>

export function checkDeprecations({ description }: Views, report: Report): void {
  const look = (name: string, { deprecated, description: text }: Deprecable, pointer: string) => {
    if (!deprecated || substituteIn(text) !== undefined) return
    const message = `${name} is deprecated, and its description does not end in a replacement.`
    const advice = 'End it in “; use `…` instead.” (or read, send, call), or in “; no replacement.”'
    report(pointer, message, advice)
  }
  for (const operation of description.operations) {
    const { id, pointer } = operation
    look(id, operation, pointer)
    for (const parameter of [...operation.pathParameters, ...operation.queryParameters])
      look(`${id}: ${parameter.name}`, parameter, pointer)
  }
  for (const { name, schema, pointer } of writtenSchemas(description)) look(name, schema, pointer)
}
