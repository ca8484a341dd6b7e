/** Types as TypeScript writes them, on one line. */
import { alternativesOf, type ObjectType, recordOf, type Type } from '../model/types.ts'
import { keyOf, literal } from './source-text.ts'

/** For display: truncated with an ellipsis. */
export function textOf(type: Type): string {
  return write(type, undefined)
}

/** As source, with `prefix` before names of the description. */
export function sourceOf(type: Type, prefix = ''): string {
  return write(type, prefix)
}

/** Without a prefix it is for display; source code spells out empty objects and open enumerations. */
function write(type: Type, prefix: string | undefined): string {
  const isSource = prefix !== undefined
  switch (type.kind) {
    case 'plain':
      return type.name
    case 'named':
      return (prefix ?? '') + type.name
    case 'value':
      return literal(type.value)
    case 'list': {
      const items = write(type.items, prefix)
      const start = isSource && type.isReadonly ? 'readonly ' : ''
      return start + (items.includes(' ') ? `(${items})[]` : `${items}[]`)
    }
    case 'union': {
      const members = isSource ? alternativesOf(type.members) : type.members
      const texts = new Set(members.map((member) => write(member, prefix)))
      return joined([...texts], ' | ', isSource) || (isSource ? 'never' : '')
    }
    case 'object':
      return (isSource ? recordOf(type) : undefined) ?? writeObject(type, prefix)
  }
}

function writeObject({ fields, others }: ObjectType, prefix: string | undefined): string {
  const written = [...fields].map(([name, { type, optional }]) => {
    return `${keyOf(name)}${optional ? '?' : ''}: ${write(type, prefix)}`
  })
  if (others !== undefined) written.push(`[key: string]: ${write(others, prefix)}`)
  return written.length === 0 ? '{}' : `{ ${joined(written, '; ', prefix !== undefined)} }`
}

function joined(parts: readonly string[], separator: string, isWhole: boolean): string {
  return (isWhole || parts.length <= 5 ? parts : [...parts.slice(0, 4), '…']).join(separator)
}
