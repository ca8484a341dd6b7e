/** Source helpers: the header of every file, and values as TypeScript source. */

const note = 'Generated from spec/ by `npm run generate`. Do not edit.'

export function header(purpose: string): string {
  return withNote(`// ${purpose}\n\n`)
}

/** Source with the first line of every generated file. */
export function withNote(text: string): string {
  return `// ${note}\n${text}`
}

export function markdownHeader(): string {
  return `<!-- ${note} -->\n\n`
}

/** An import or export with a name per line, for minimal diffs; empty without names. */
export function importOfNames(names: Iterable<string>, from?: string, what = 'import'): string {
  const lines = [...names].sort().map((name) => `  ${name},\n`)
  const end = from === undefined ? '' : ` from '${from}'`
  return lines.length === 0 ? '' : `${what} {\n${lines.join('')}}${end}\n`
}

/** A value as TypeScript source, in single quotes; undefined fields are omitted. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).flatMap(([key, item]) =>
    item === undefined ? [] : [`${keyOf(key)}: ${literal(item)}`],
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

export function entry(key: string, value: unknown, indent = '  '): string {
  return `${indent}${keyOf(key)}: ${literal(value)},\n`
}

export function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

/** Longer lists and objects get a line per part. */
const lineWidth = 88

export function joined(open: '[' | '{', parts: readonly string[], indent: string): string {
  const close = open === '{' ? '}' : ']'
  if (parts.length === 0) return open + close
  const space = open === '{' ? ' ' : ''
  const flat = `${open}${space}${parts.join(', ')}${space}${close}`
  if (!flat.includes('\n') && flat.length + indent.length <= lineWidth) return flat
  const lines = parts.map((part) => `${indent}  ${part},\n`)
  return `${open}\n${lines.join('')}${indent}${close}`
}

export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll("'", "\\'").replaceAll('\\"', '"')}'`
}

export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** `lineItems` → `line-items`. */
export function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

export function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** The union of string literals; `never` of none. */
export function union(values: Iterable<string>): string {
  const list = [...values]
  return list.length === 0 ? 'never' : list.map(quote).join(' | ')
}
