/** Descriptions are HTML written by the owner: only their structure is kept. */

const kept = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'sup', 'sub', 'br', 'h3'] as const

type Tag = (typeof kept)[number]

/** A text, or an element with its children. */
export type RichNode =
  | string
  | {
      readonly tag: Tag
      /** The first number of an `ol`, where its owner gave one. */
      readonly start?: number
      readonly children: readonly RichNode[]
    }

const sameAs: Readonly<Record<string, Tag>> = {
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h4: 'h3',
  div: 'p',
}

/** The entity names of U+00A0 to U+00FF. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg ' +
  'plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 ' +
  'iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave ' +
  'Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute ' +
  'Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave ' +
  'eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml ' +
  'divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

/** The other entities that editors and imports write. */
const others: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  bull: '•',
  hellip: '…',
  prime: '′',
  Prime: '″',
  euro: '€',
  trade: '™',
}

/** An own property of a table, never an inherited one. */
const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

const characterOf = (name: string): string | undefined => {
  const at = latin.split(' ').indexOf(name)
  return at < 0 ? own(others, name) : String.fromCodePoint(160 + at)
}

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (all, decimal, hex, name: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    return code === undefined ? (characterOf(name) ?? all) : String.fromCodePoint(code)
  })

/** The markup to show, without scripts, styles, comments, and the `<![if]>` and `<?xml>` of word processors. */
const shownMarkup = (markup: string): string =>
  markup.replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)|<[!?][^<>]*>/gi, '')

/** Inline tags, which do not break words. */
const inline =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|em|font|i|ins|mark|q|s|small|span|strong|sub|sup|u|wbr)(?![a-z0-9])[^<>]*>/gi

interface Open {
  readonly tag: Tag
  readonly children: RichNode[]
}

/** Elements that a paragraph cannot contain. */
const blocks: readonly Tag[] = ['p', 'ul', 'ol', 'li', 'h3']

/** Closes what a browser closes implicitly before such an element: a nested paragraph would be a hydration mismatch. */
const closeBefore = (tag: Tag, open: Open[]): void => {
  if (!blocks.includes(tag)) return
  const paragraph = open.findLastIndex((element) => element.tag === 'p')
  if (paragraph >= 0) open.length = paragraph
  const block = open.findLastIndex((element) => blocks.includes(element.tag))
  if ((tag === 'li' || tag === 'h3') && open[block]?.tag === tag) open.length = block
}

/**
 * The structure of a description: paragraphs, lists, emphasis. Scripts, styles, links and attributes are dropped, except
 * for the `start` of an `ol`, so that it is safe to render.
 *
 * @param markup HTML, such as a product's `description`
 */
export const richText = (markup: string | null | undefined): readonly RichNode[] => {
  const root: RichNode[] = []
  const open: Open[] = []
  const into = () => open.at(-1)?.children ?? root
  for (const [part] of shownMarkup(markup ?? '').matchAll(/<[^<>]*>|[^<]+|</g)) {
    const named = /^<(\/?)([a-z][a-z0-9]*)/i.exec(part)
    if (!named) {
      into().push(decoded(part))
      continue
    }
    const name = named[2]?.toLowerCase() ?? ''
    const tag = own(sameAs, name) ?? kept.find((known) => known === name)
    if (!tag) {
      if (part.replace(inline, '')) into().push(' ')
      continue
    }
    if (named[1]) {
      const at = open.findLastIndex((element) => element.tag === tag)
      if (at >= 0) open.length = at
    } else {
      closeBefore(tag, open)
      const [, start] = (tag === 'ol' && /\sstart\s*=\s*["']?(\d{1,9})/i.exec(part)) || []
      const element: Open = { tag, ...(start && { start: Number(start) }), children: [] }
      into().push(element)
      if (tag !== 'br') open.push(element)
    }
  }
  return root
}

/** A description as plain text, for example for search engines. */
export const plainText = (markup: string | null | undefined): string =>
  decoded(
    shownMarkup(markup ?? '')
      .replace(inline, '')
      .replace(/<\/?[a-z][^<>]*>/gi, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
