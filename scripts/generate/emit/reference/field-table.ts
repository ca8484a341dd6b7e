/** Tables of fields: those of a schema, and those of a body with the fields inside them. */
import type { Schema } from '../../model/description.ts'
import type { View, Views } from '../../model/views.ts'
import { code, table } from './markdown.ts'
import type { Pages } from './pages.ts'
import { releasesOf, rulesOf } from './rules.ts'
import { typeText } from './type-text.ts'

interface FieldNode {
  readonly path: string
  readonly name: string
  readonly field: Schema
  readonly owner: Schema
  /** The components it is inside of, so that a recursive one is opened once. */
  readonly inside: readonly string[]
  children: readonly FieldNode[]
}

/** The fields of one schema. */
export function fieldTable(
  schema: Schema,
  view: View,
  views: Views,
  pages: Pages,
  from: string,
): string {
  return print(childrenOf(schema, '', [], view, views), view, views, pages, from)
}

/** The fields of a body and those inside them, level by level as long as the table stays short. */
export function nestedFieldTable(
  schema: Schema,
  view: View,
  views: Views,
  pages: Pages,
  from: string,
  rowLimit: number,
): string {
  const start = childrenOf(views.resolve(schema), '', namesOf(schema), view, views)
  let level = start
  let rows = start.length
  while (level.length > 0) {
    for (const node of level) {
      const children = insideOf(node, view, views)
      if (rows + children.length > rowLimit) continue
      node.children = children
      rows += children.length
    }
    level = level.flatMap(({ children }) => children)
  }
  const flat = (node: FieldNode): FieldNode[] => [node, ...node.children.flatMap(flat)]
  return print(start.flatMap(flat), view, views, pages, from)
}

function insideOf(node: FieldNode, view: View, views: Views): readonly FieldNode[] {
  const { field, path, inside } = node
  const isList = views.resolve(field).types.includes('array')
  const held = isList ? views.resolve(field).items : field
  if (held === undefined || views.formatOf(held) !== undefined) return []
  const [name] = namesOf(held)
  if (name !== undefined && inside.includes(name)) return []
  const target = views.resolve(held)
  return childrenOf(
    target,
    `${path}${isList ? '[]' : ''}.`,
    [...inside, ...namesOf(held)],
    view,
    views,
  )
}

function namesOf({ ref }: Schema): readonly string[] {
  return ref === undefined ? [] : [ref]
}

function childrenOf(
  schema: Schema,
  prefix: string,
  inside: readonly string[],
  view: View,
  views: Views,
): readonly FieldNode[] {
  const inherited = (schema.allOf ?? []).flatMap((part) =>
    childrenOf(views.resolve(part), prefix, inside, view, views),
  )
  const own = [...(schema.properties ?? [])]
    .filter(([, field]) => views.isShown(field, view))
    .map(([name, field]) => ({
      path: prefix + name,
      name,
      field,
      owner: schema,
      inside,
      children: [],
    }))
  return [...inherited, ...own]
}

function print(
  nodes: readonly FieldNode[],
  view: View,
  views: Views,
  pages: Pages,
  from: string,
): string {
  const rows = nodes.map(({ path, name, field, owner }) => {
    const target = views.resolve(field)
    const isRequired = views.isRequired(owner, name, field, view)
    const rules = [
      ...(view.direction === 'request' && isRequired ? ['required'] : []),
      ...rulesOf(field, target),
    ]
    return [
      code(view.direction === 'answer' && !isRequired ? `${path}?` : path),
      typeText(views.inPlace(owner, name, field, view), views, pages, from),
      rules.join(', '),
      describe(field, owner, target),
    ]
  })
  return table(['field', 'type', 'rules', 'description'], rows)
}

function describe(field: Schema, owner: Schema, target: Schema): string {
  const example =
    field.example === undefined ? '' : `For example ${code(JSON.stringify(field.example))}.`
  return [
    field.deprecated ? '**Deprecated.**' : '',
    field.description ?? target.description ?? '',
    releasesOf(field.origin, owner.origin),
    example,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
