/** The schemas of a new operation as they are written into the description, to be described. */
import { capitalised } from '../emit/source-text.ts'
import { type Nouns, wordsOf } from './nouns.ts'
import type { NewOperation } from './request.ts'

/** The schemas that the operation needs and the description does not have. */
export function schemaText(
  { method }: NewOperation,
  nouns: Nouns,
  names: { readonly request?: string; readonly response: string },
  /** Where the entity is described already. */
  entity: string | undefined,
): string {
  const { one } = nouns
  const reference = entity ?? `#/${nouns.entity}`
  const words = wordsOf(one)
  const parts: string[][] = []
  if (entity === undefined && method !== 'DELETE') {
    parts.push([
      `${nouns.entity}:`,
      '  type: object',
      `  description: ${capitalised(`a ${words}`)}.`,
      '  properties:',
      '    id:',
      '      type: string',
      '      readOnly: true # answered, never taken',
      `      description: Identifier of the ${words}.`,
      "    # A field each: type, limits, and one sentence. `[string, 'null']` where null is allowed, `format: date-time`",
      '    # for a Date, an enumeration as a separate schema. spec/README.md lists the extensions.',
    ])
  }
  if (names.request !== undefined) {
    parts.push([
      `${names.request}:`,
      '  type: object',
      `  description: ${capitalised(`the ${words} that is sent`)}.`,
      `  required: [${one}]`,
      '  properties:',
      `    ${one}:`,
      `      $ref: '${reference}'`,
      `      description: The ${words}.`,
    ])
  }
  parts.push(responseLines(method, nouns, names.response, reference))
  return parts.map((lines) => `${lines.join('\n')}\n`).join('\n')
}

function responseLines(
  method: string,
  { one, many, isList }: Nouns,
  name: string,
  reference: string,
): string[] {
  if (method === 'DELETE') return [`${name}: { type: object, description: Empty; it is done. }`]
  const head = [`${name}:`, '  type: object']
  if (!isList) {
    return [
      ...head,
      `  description: The ${wordsOf(one)}, as it is now.`,
      `  required: [${one}]`,
      '  properties:',
      `    ${one}:`,
      `      $ref: '${reference}'`,
      `      description: The ${wordsOf(one)}.`,
    ]
  }
  return [
    ...head,
    `  description: The ${wordsOf(many)} found.`,
    '  properties:',
    `    ${many}:`,
    '      type: array',
    `      items: { $ref: '${reference}' }`,
    `      description: The ${wordsOf(many)}.`,
  ]
}
