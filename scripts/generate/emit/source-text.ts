/** Pieces of generated text: the first lines of every file, and values as TypeScript source. */

const note = 'Generated from spec/ by `npm run generate`. Do not edit.'

export function header(purpose: string): string {
  return `// ${note}\n// ${purpose}\n\n`
}

export function markdownHeader(): string {
  return `<!-- ${note} -->\n\n`
}

/** A value as TypeScript source, in the house's quotes. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(
    ([key, item]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)}: ${literal(item)}`,
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** A text as TypeScript source. */
export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll("'", "\\'").replaceAll('\\"', '"')}'`
}

export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The type of some texts; of none, what has no value. */
export function union(values: Iterable<string>): string {
  const list = [...values]
  return list.length === 0 ? 'never' : list.map(quote).join(' | ')
}
