/** Types as TypeScript writes them, on one line. */

import { alternativesOf, type ObjectType, recordOf, type Type } from '../model/types.ts'
import { literal } from './source-text.ts'

interface Style {
  readonly join: (parts: readonly string[], separator: string) => string
  /** How names of the description are printed. */
  readonly named: (name: string) => string
  /** Whether it is source code: empty objects and open enumerations are then spelled out. */
  readonly isSource: boolean
}

/** For display: truncated with an ellipsis. */
export function textOf(type: Type): string {
  const join: Style['join'] = (parts, separator) =>
    (parts.length <= 5 ? parts : [...parts.slice(0, 4), '…']).join(separator)
  return write(type, { ...words, join })
}

/** Not truncated. */
export function spelled(type: Type): string {
  return write(type, words)
}

/** As source, with `prefix` before names of the description. */
export function sourceOf(type: Type, prefix = ''): string {
  return write(type, { ...words, named: (name) => prefix + name, isSource: true })
}

const words: Style = {
  join: (parts, separator) => parts.join(separator),
  named: (name) => name,
  isSource: false,
}

function write(type: Type, style: Style): string {
  const { join, named, isSource } = style
  const all = (types: readonly Type[]) => types.map((one) => write(one, style))
  switch (type.kind) {
    case 'plain':
      return type.name
    case 'named':
      return named(type.name)
    case 'value':
      return literal(type.value)
    case 'list': {
      const items = write(type.items, style)
      const start = isSource && type.isReadonly ? 'readonly ' : ''
      return start + (items.includes(' ') ? `(${items})[]` : `${items}[]`)
    }
    case 'union': {
      const members = isSource ? alternativesOf(type.members) : type.members
      return join([...new Set(all(members))], ' | ') || (isSource ? 'never' : '')
    }
    case 'object':
      return (isSource ? recordOf(type) : undefined) ?? writeObject(type, style)
  }
}

function writeObject({ fields, others }: ObjectType, style: Style): string {
  const written = [...fields].map(([name, { type, optional }]) => {
    return `${name}${optional ? '?' : ''}: ${write(type, style)}`
  })
  if (others !== undefined) written.push(`[key: string]: ${write(others, style)}`)
  return written.length === 0 ? '{}' : `{ ${style.join(written, '; ')} }`
}
