/**
 * Finds numbers of the description that were written again by hand: a literal, or a number in a sentence, that equals a
 * generated limit and stands beside the words of that limit's field.
 */
import ts from 'typescript'
import { limits } from '../../generated/fields.ts'

/** A limit of the description: `Cart.lineItems.maxItems` is 300. */
interface Limit {
  readonly name: string
  readonly value: number
  readonly words: readonly string[]
  /** How many of the words must stand beside a number. */
  readonly needed: number
  /** The words of its schema, which name it as well. */
  readonly schema: readonly string[]
}

/** A number written by hand that a limit of the description has, too. */
export interface Copy {
  readonly line: number
  readonly text: string
  /** The limits that it may be a copy of. */
  readonly limits: readonly string[]
}

const wordList = (text: string) => new Set(text.split(' '))

/** Words of every field, which name none. */
const common = wordList(
  'amount count data description field id item list name number original product size text translated value',
)

/** Whether a field's name is made of such words only. */
export const namesNothing = (field: string) => wordsOf(field).every((word) => common.has(word))

/** Words of every schema, and those that sentences are made of. */
const empty = wordList(
  'a add an and any at be by create each for from in into is it item length limit max maximum min minimum most no of ' +
    'on one or per query request set than the to up update with',
)

/** The keywords that hold a number; a number below two is in every sentence. */
const isBound = (keyword: string, value: unknown) =>
  /^(?:max|min)/.test(keyword) && Number(value) >= 2

const described: readonly Limit[] = Object.entries(limits).flatMap(([schema, fields]) =>
  Object.entries(fields).flatMap(([field, { decimal, ...rules }]: [string, Rules]) =>
    Object.entries({ ...rules, ...decimal })
      .filter(([keyword, value]) => isBound(keyword, value))
      .map(([keyword, value]) => ({
        name: `${schema}.${field}.${keyword}`,
        value: Number(value),
        schema: wordsOf(schema),
        ...tellingWords(schema, field.split('.').at(-1) ?? field),
      })),
  ),
)

interface Rules {
  readonly decimal?: object
}

/** The words of a field, or some of its schema's where its own are those of every other field, too. */
function tellingWords(schema: string, field: string): Pick<Limit, 'words' | 'needed'> {
  // Every kind of page has the same limits.
  if (schema.endsWith('Paging')) return { words: ['page'], needed: 1 }
  const own = wordsOf(field).filter((word) => !empty.has(word))
  const telling = own.filter((word) => !common.has(word))
  if (telling.length > 0) return { words: telling, needed: telling.length }
  const all = [...new Set([...own, ...wordsOf(schema).filter((word) => !empty.has(word))])]
  return { words: all, needed: Math.min(2, all.length) }
}

/** The words of a name or a sentence: in small letters, and singular. */
function wordsOf(text: string): string[] {
  const parts = text.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').match(/\p{L}+/gu) ?? []
  return parts.map((part) => {
    const word = part.toLowerCase().replace(/^paging$/, 'page')
    return /[^s]s$/.test(word) ? word.slice(0, -1).replace(/ie$/, 'y') : word
  })
}

const describedValues = new Set(described.map(({ value }) => value))

function copiesOf(value: number, around: string, text: string, line: number): Copy[] {
  if (!describedValues.has(value)) return []
  const words = new Set(wordsOf(around))
  const same = described.filter(
    (limit) =>
      limit.value === value &&
      (limit.words.filter((word) => words.has(word)).length >= limit.needed ||
        (limit.schema.length > 1 && limit.schema.every((word) => words.has(word)))),
  )
  return same.length === 0 ? [] : [{ line, text, limits: same.map(({ name }) => name) }]
}

/** Numbers with or without marks between thousands; none of a version, an address, a share or a code. */
const numberInText =
  /(?<![\w.#:/&$-])(?:\d{1,3}(?:[,_]\d{3})+|\d+)(?:\.\d+)?(?![\w%]| ?(?:per cent|px|ms|KB|MB))/g

/** The copies in prose, each sentence by itself. */
export function copiesInProse(prose: string, line = 1): Copy[] {
  return prose
    .replace(/<[^>]*>/g, ' ')
    .split(/(?<=[.;:!?|])\s+|\n\n/)
    .flatMap((sentence) =>
      (sentence.match(numberInText) ?? []).flatMap((number) =>
        copiesOf(Number(number.replace(/[,_]/g, '')), sentence, sentence, line),
      ),
    )
}

const called =
  /\b(?:at most|up to|no more than|from \S+ to|between \S+ and) (\d[\d,_.]*\d)|(\d[\d,_.]*\d) at\s+most\b/gi

/** What a text of the description calls a limit, and is one of some field. */
export function limitsInDescription(text: string): string[] {
  return [...text.matchAll(called)].flatMap(([sentence, after, before = after]) => {
    const value = Number((before ?? '').replace(/[,_]/g, ''))
    return described.some((limit) => limit.value === value) ? [sentence] : []
  })
}

/** The copies in a source file: among its literals, its texts and its comments. */
export function copiesInSource(path: string, source: string): Copy[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind)
  const fileName = path.split('/').at(-1)?.split('.')[0] ?? ''
  const found: Copy[] = []
  const lineOf = (at: number) => file.getLineAndCharacterOfPosition(at).line + 1
  const visit = (node: ts.Node): void => {
    const line = lineOf(node.getStart())
    if (ts.isNumericLiteral(node) && !isFactor(node)) {
      const around = `${fileName} ${namesAround(node).join(' ')}`
      found.push(...copiesOf(Number(node.text), around, node.parent.getText(), line))
    } else if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) {
      if (/\s/.test(node.text)) found.push(...copiesInProse(node.text, line))
    } else if (ts.isTemplateExpression(node)) {
      const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      found.push(...copiesInProse(parts.map(({ text }) => text).join(' '), line))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  for (const { 0: comment, index } of source.matchAll(commentPattern)) {
    found.push(...copiesInProse(comment.replace(/\n\s*(?:\*|\/\/)/g, ' '), lineOf(index)))
  }
  return found
}

const commentPattern = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g

/** Whether a number multiplies or divides: a unit's size, and no limit. */
function isFactor({ parent }: ts.Node): boolean {
  if (ts.isCallExpression(parent)) return /\.(?:times|dividedBy)$/.test(parent.expression.getText())
  const factors = [
    ts.SyntaxKind.AsteriskToken,
    ts.SyntaxKind.SlashToken,
    ts.SyntaxKind.PercentToken,
  ]
  return ts.isBinaryExpression(parent) && factors.includes(parent.operatorToken.kind)
}

/** The names beside a literal: of what it is given to, compared with or chosen by, and what a comment says of that. */
function namesAround(literal: ts.Node): string[] {
  const names: string[] = []
  for (
    let inner = literal, node = literal.parent;
    !ts.isBlock(node) && !ts.isSourceFile(node) && !ts.isFunctionLike(node);
    inner = node, node = node.parent
  ) {
    if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node))
      names.push(node.name.getText())
    if (ts.isJsxAttribute(node)) names.push(node.parent.getText())
    if (ts.isBinaryExpression(node)) names.push(node.left.getText(), node.right.getText())
    if (ts.isConditionalExpression(node)) names.push(node.condition.getText())
    if (ts.isCallExpression(node)) names.push(...namesOfCall(node, inner))
    if (ts.isVariableStatement(node))
      names.push(node.getFullText().slice(0, node.getLeadingTriviaWidth()))
  }
  return names
}

/** What is called, and the names that stand beside an argument. */
function namesOfCall(call: ts.CallExpression, argument: ts.Node): string[] {
  const others = call.arguments.filter((other) => other !== argument && ts.isIdentifier(other))
  const name = call.expression.getText()
  return [
    name,
    ...(name.endsWith('.limit') ? ['page'] : []),
    ...others.map((other) => other.getText()),
  ]
}
