/** Tables of fields: those of a schema, and the nested ones of a body. */
import type { Schema } from '../../model/schema.ts'
import type { View, Views } from '../../model/views.ts'
import { code, table } from './markdown.ts'
import type { Page } from './page.ts'
import { releasesOf, rulesOf } from './rules.ts'
import { typeText } from './type-text.ts'

type FieldNode = ReturnType<typeof fieldsOf>[number]

/** The fields of a schema and nested ones, breadth-first up to a limit of rows. */
export function fieldTable(schema: Schema, view: View, page: Page, rowLimit = 0): string {
  const rows = [...fieldsOf(schema, '', [], view, page.views)]
  // Grows during iteration.
  const queue = [...rows]
  for (const node of queue) {
    const children = insideOf(node, view, page.views)
    if (rows.length + children.length > rowLimit) continue
    rows.splice(rows.indexOf(node) + 1, 0, ...children)
    queue.push(...children)
  }
  return print(rows, view, page)
}

function insideOf({ field, path, inside }: FieldNode, view: View, views: Views) {
  const target = views.resolve(field)
  const isList = target.types.includes('array')
  const held = isList ? target.items : field
  if (held === undefined || views.formatOf(held) !== undefined) return []
  if (held.ref !== undefined && inside.includes(held.ref)) return []
  return fieldsOf(held, `${path}${isList ? '[]' : ''}.`, inside, view, views)
}

/** @param inside the ancestor components, so that a recursive one is expanded once */
function fieldsOf(
  schema: Schema,
  prefix: string,
  inside: readonly string[],
  view: View,
  views: Views,
) {
  const owner = views.resolve(schema)
  const within = schema.ref === undefined ? inside : [...inside, schema.ref]
  return [...(owner.properties ?? [])]
    .filter(([, field]) => views.isShown(field, view))
    .map(([name, field]) => ({ path: prefix + name, name, field, owner, inside: within }))
}

function print(nodes: readonly FieldNode[], view: View, page: Page): string {
  const { views } = page
  const rows = nodes.map(({ path, name, field, owner }) => {
    const target = views.resolve(field)
    const isRequired = views.isRequired(owner, name, field, view)
    const rules = [
      ...(view.direction === 'request' && isRequired ? ['required'] : []),
      ...rulesOf(field, target),
    ]
    return [
      code(view.direction === 'answer' && !isRequired ? `${path}?` : path),
      typeText(views.inPlace(owner, name, field, view), page),
      rules.join(', '),
      describe(field, owner, target),
    ]
  })
  return table(['field', 'type', 'rules', 'description'], rows)
}

function describe(field: Schema, owner: Schema, target: Schema): string {
  const parts = [
    field.deprecated ? '**Deprecated.**' : '',
    field.description ?? target.description ?? '',
    releasesOf(field.origin, owner.origin),
    field.example === undefined ? '' : `For example ${code(JSON.stringify(field.example))}.`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}
