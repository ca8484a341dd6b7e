/** The page of one file of schemas: each with its fields or values, and its uses. */
import { grouped } from '../../model/grouped.ts'
import type { Schema } from '../../model/schema.ts'
import type { SchemaFile } from '../../read/schema-files.ts'
import { answered, request } from '../signatures.ts'
import { fieldTable } from './field-table.ts'
import { blocks, code, firstSentence, listed, table, titleOf } from './markdown.ts'
import type { Page } from './page.ts'
import { releasesOf, rulesOf } from './rules.ts'
import { typeText } from './type-text.ts'
import type { Usage } from './usage.ts'

export function emitEntityPage(page: Page, file: SchemaFile): string {
  const schemas = file.schemas.flatMap((name) => {
    const schema = page.views.description.schemas.get(name)
    return schema === undefined ? [] : [[name, schema] as const]
  })
  const rows = schemas.map(([name, schema]) => [
    page.schema(name),
    firstSentence(schema.description ?? ''),
  ])
  return page.write(
    'entities',
    // Not the bare name: a type may have the same heading, so their anchors would collide.
    `# Types: ${titleOf(file.name).toLowerCase()}`,
    file.intro,
    table(['type', 'what it is'], rows),
    ...schemas.map(([name, schema]) => section(page, name, schema)),
  )
}

function section(page: Page, name: string, schema: Schema): string {
  return blocks(
    `## ${name}`,
    `${schema.deprecated ? '**Deprecated.** ' : ''}${page.prose(schema.description ?? '')}`,
    releasesOf(schema.origin),
    ...remarks(page, name, schema),
    content(page, name, schema),
    usage(page, name),
  )
}

function content(page: Page, name: string, schema: Schema): string {
  if (schema.enum !== undefined) {
    const lines = schema.enum.map((value) => {
      const releases = releasesOf(schema.valueOrigins?.get(String(value)))
      return `- ${code(String(value))}${releases === '' ? '' : `: ${releases}`}\n`
    })
    return lines.join('')
  }
  const [direction] = page.views.directionsOf(name, 'wire')
  const view = direction === 'request' ? ({ side: 'wire', direction } as const) : answered
  const types = [typeText(schema, page), ...rulesOf(schema, schema)]
  return fieldTable(schema, view, page) || `Type: ${types.join(', ')}`
}

function remarks({ views }: Page, name: string, schema: Schema): readonly string[] {
  const { enumeration, atMostOne = [], format, additionalProperties, properties } = schema
  const sent = schema.enum ? 'these values, no newer ones' : 'the fields that are not read-only'
  const input = views.nameOf(name, request)
  const shown = views.formatOf(schema)
  const isMedia = format === 'image' || format === 'video'
  const parts = [
    enumeration &&
      `In [the specification](../../specification.md): ${enumeration.replace(/^also: /, '')}.`,
    input !== name && !shown && `What is sent is ${code(input)}: ${sent}.`,
    isMedia &&
      `Callers see it as ${code(shown?.answer ?? name)}; the fields below are those on the wire.`,
    ...atMostOne.map((group) => `At most one of ${listed(group.map(code))} is set.`),
    additionalProperties === true && properties && 'Further fields are kept.',
  ]
  return parts.filter((part) => typeof part === 'string')
}

function usage(page: Page, name: string): string {
  const { description } = page.views
  const { sentBy, answeredBy, partOf } = page.reference.usage
  const links = (uses: Usage['sentBy']) =>
    (uses.get(name) ?? []).map(({ operation }) => page.operation(operation)).join(', ')
  const holders = grouped(partOf.get(name) ?? [], ({ owner }) => owner)
  const owners = [...holders].map(([owner, uses]) => {
    const names = uses.flatMap(({ field }) => (field === '' ? [] : [code(field)])).join(', ')
    return page.schema(owner) + (names && ` (${names})`)
  })
  const isFailure = description.operations.some(({ failures }) =>
    failures.some(({ ref }) => ref === name),
  )
  const lines = [
    ...(sentBy.has(name) ? [`- sent by ${links(sentBy)}\n`] : []),
    ...(answeredBy.has(name) ? [`- returned by ${links(answeredBy)}\n`] : []),
    ...(owners.length === 0 ? [] : [`- part of ${owners.join(', ')}\n`]),
    ...(isFailure ? ['- returned by every operation that fails\n'] : []),
  ]
  return lines.length === 0 ? 'No operation uses it.' : `Used:\n\n${lines.join('')}`
}
