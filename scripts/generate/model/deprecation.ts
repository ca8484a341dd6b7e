/**
 * Deprecations. The last sentence or clause of a description names the substitute, so that documentation, editors
 * and other tools all show the same text.
 */

const lastClause = /(?:^|[;.] )(no replacement|(?:call|read|send|use) .+ instead(?:,.*)?)\.$/i

/** `…; read \`priceData\` instead.` → `Read \`priceData\` instead.`; nothing without a substitute. */
export function substituteIn(description: string | undefined): string | undefined {
  const text = description?.replace(/\s+/g, ' ').trim() ?? ''
  // The clause begins at the last separator.
  const start = Math.max(text.lastIndexOf('; '), text.lastIndexOf('. '))
  const clause = lastClause.exec(start < 0 ? text : text.slice(start))?.[1]
  return clause === undefined ? undefined : `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
}

export function deprecationTag(description: string | undefined, deprecated: boolean) {
  if (!deprecated) return undefined
  return `@deprecated ${substituteIn(description) ?? ''}`.trim()
}
