/** The page of one file of schemas: each with its fields or values, and where it is used. */
import type { Schema } from '../../model/description.ts'
import type { SchemaFile } from '../../model/schema-file.ts'
import { answered, request } from '../signatures.ts'
import { markdownHeader } from '../source-text.ts'
import type { ReferenceContext } from './context.ts'
import { fieldTable } from './field-table.ts'
import { blocks, code, firstSentence, link, table } from './markdown.ts'
import { entityPage, pages as pageNames, titleOf } from './pages.ts'
import { prose } from './prose.ts'
import { listed, releasesOf, rulesOf } from './rules.ts'
import { typeText, valuesOf } from './type-text.ts'

export function emitEntityPage(context: ReferenceContext, file: SchemaFile): string {
  const { views, pages } = context
  const from = entityPage(file.name)
  const schemas = file.schemas.flatMap((name) => {
    const schema = views.description.schemas.get(name)
    return schema === undefined ? [] : [[name, schema] as const]
  })
  const rows = schemas.map(([name, schema]) => [
    link(name, pages.schema(name, from)),
    firstSentence(schema.description ?? ''),
  ])
  return blocks(
    markdownHeader(),
    `${link('Reference', pages.page(pageNames.index, from))} › entities`,
    // Not the bare name: a type may have the same heading, and both would get one anchor.
    `# Types: ${titleOf(file.name).toLowerCase()}`,
    file.intro,
    table(['type', 'what it is'], rows),
    ...schemas.map(([name, schema]) =>
      blocks(section(context, name, schema, from), usage(context, name, from)),
    ),
  )
}

function section(context: ReferenceContext, name: string, schema: Schema, from: string): string {
  return blocks(
    `## ${name}`,
    `${schema.deprecated ? '**Deprecated.** ' : ''}${prose(context, schema.description ?? '', from)}`,
    releasesOf(schema.origin),
    ...remarks(context, name, schema),
    content(context, name, schema, from),
  )
}

function content(
  { views, pages }: ReferenceContext,
  name: string,
  schema: Schema,
  from: string,
): string {
  if (schema.enum !== undefined) {
    return valuesOf(schema)
      .map((value) => {
        const releases = releasesOf(schema.valueOrigins?.get(String(value)))
        return `- ${code(String(value))}${releases === '' ? '' : `: ${releases}`}\n`
      })
      .join('')
  }
  const [direction] = views.directionsOf(name, 'wire')
  const fields = fieldTable(
    schema,
    direction === 'request' ? { side: 'wire', direction } : answered,
    views,
    pages,
    from,
  )
  if (fields !== '') return fields
  const rules = rulesOf(schema, schema)
  return `Type: ${[typeText(schema, views, pages, from), ...rules].join(', ')}`
}

/** Remarks on the schema as a whole. */
function remarks({ views }: ReferenceContext, name: string, schema: Schema): readonly string[] {
  const { enumeration, atMostOne, format, additionalProperties, properties } = schema
  const input = views.nameOf(name, request)
  return [
    ...(enumeration === undefined
      ? []
      : [`In the specification: ${enumeration.replace(/^also: /, '')}.`]),
    ...(input === name || views.formatOf(schema) !== undefined
      ? []
      : [`What is sent is ${code(input)}: the fields that are not read-only.`]),
    ...(format === 'image' || format === 'video'
      ? [
          `Callers see it as ${code(views.formatOf(schema)?.answer ?? name)}; the fields below are those on the wire.`,
        ]
      : []),
    ...(atMostOne ?? []).map((group) => `At most one of ${listed(group.map(code))} is set.`),
    ...(additionalProperties === true && properties !== undefined
      ? ['Further fields are kept.']
      : []),
  ]
}

function usage({ views, pages, usage: all }: ReferenceContext, name: string, from: string): string {
  const used = all.get(name)
  if (used === undefined) return ''
  const operations = (list: NonNullable<typeof used>['sentBy']) =>
    list.map((operation) => link(operation.id, pages.operation(operation, from))).join(', ')
  const owners = [...used.partOf].map(([owner, fields]) => {
    const target = link(owner, pages.schema(owner, from))
    return fields.length === 0 ? target : `${target} (${fields.map(code).join(', ')})`
  })
  const lines = [
    ...(used.sentBy.length === 0 ? [] : [`- sent by ${operations(used.sentBy)}\n`]),
    ...(used.answeredBy.length === 0 ? [] : [`- answered by ${operations(used.answeredBy)}\n`]),
    ...(owners.length === 0 ? [] : [`- part of ${owners.join(', ')}\n`]),
    ...(views.description.operations.some(({ failures }) =>
      failures.some(({ ref }) => ref === name),
    )
      ? ['- answered by every operation that fails\n']
      : []),
  ]
  return lines.length === 0 ? 'No operation uses it.' : `Used:\n\n${lines.join('')}`
}
