/**
 * What the description says about something that later releases lack. The last sentence or clause of its
 * text names what to use in its place, so that documentation, editors and other tools all read the same words.
 */

const lastClause = /(?:^|[;.] )(no replacement|(?:call|read|send|use) .+ instead(?:,.*)?)\.$/i

/** `…; read \`priceData\` instead.` → `Read \`priceData\` instead.`; nothing where the text names no substitute. */
export function substituteIn(description: string | undefined): string | undefined {
  const text = description?.replace(/\s+/g, ' ').trim() ?? ''
  // The clause begins at the last separator from which the words still fit.
  const start = Math.max(text.lastIndexOf('; '), text.lastIndexOf('. '))
  const clause = lastClause.exec(start < 0 ? text : text.slice(start))?.[1]
  return clause === undefined ? undefined : `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
}

/** The docstring's tag of something deprecated. */
export function deprecationTag(
  description: string | undefined,
  deprecated: boolean,
): string | undefined {
  if (!deprecated) return undefined
  return `@deprecated ${substituteIn(description) ?? ''}`.trim()
}
