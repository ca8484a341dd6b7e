/** How much a document may ask for, judged before anything of it is read from the store. */
import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  Lexer,
  type SelectionSetNode,
  Source,
  TokenKind,
} from 'graphql'
import { limits } from '../../../../generated/fields.ts'
import { ValidationError, violation } from '../../../platform/errors.ts'

/** The bounds of a document. */
export const documentLimits = {
  tokens: 5_000,
  /** Brackets within brackets; the parser calls itself once for each. */
  nesting: 100,
  /** Things that are asked for at the root. */
  roots: 50,
  /** Selections within selections. */
  depth: 20,
  /** Requested items times their fields, over all roots. */
  cost: 20_000,
} as const

/** An item is read whole, so it counts as this many fields at least. */
const fewestFields = 20

/** Items of a page whose limit is left out, and the most of one. */
export const { default: usualPage, maximum: largestPage } = limits.PlatformPaging.limit

/**
 * Refuses a document that nests deeper than the parser could follow. Throws a ValidationError; text
 * that is no GraphQL is left to the parser.
 */
export function assertParsable(query: string): void {
  const lexer = new Lexer(new Source(query))
  let depth = 0
  for (let count = 0; count <= documentLimits.tokens; count += 1) {
    const { kind } = nextToken(lexer)
    if (kind === TokenKind.EOF) return
    depth += brackets.get(kind) ?? 0
    if (depth > documentLimits.nesting) {
      const threshold = documentLimits.nesting
      const description = `must not nest deeper than ${threshold} levels`
      throw new ValidationError([violation('query', 'MAX_SIZE', description, { threshold })])
    }
  }
}

const brackets: ReadonlyMap<TokenKind, 1 | -1> = new Map([
  [TokenKind.BRACE_L, 1],
  [TokenKind.BRACKET_L, 1],
  [TokenKind.PAREN_L, 1],
  [TokenKind.BRACE_R, -1],
  [TokenKind.BRACKET_R, -1],
  [TokenKind.PAREN_R, -1],
])

function nextToken(lexer: Lexer): { readonly kind: TokenKind } {
  try {
    return lexer.advance()
  } catch (error) {
    if (error instanceof GraphQLError) return { kind: TokenKind.EOF }
    throw error
  }
}

/**
 * Refuses a valid document whose aliases and pages together ask for too much.
 *
 * @param schema of the document: a root with a `limit` is a page
 * @param variables values for the limits of pages
 */
export function assertAffordable(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>> = {},
): void {
  const counter = new FieldCounter(document)
  const roots = schema.getQueryType()?.getFields() ?? {}
  const isPage = (name: string) => roots[name]?.args.some((one) => one.name === 'limit') === true
  let cost = 0
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const defaults = Object.fromEntries(
      (definition.variableDefinitions ?? []).map(({ variable, defaultValue }) => [
        variable.name.value,
        defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
      ]),
    )
    for (const root of definition.selectionSet.selections) {
      if (root.kind !== Kind.FIELD) continue
      const fields = Math.max(fewestFields, counter.count(root.selectionSet))
      const values = { ...defaults, ...variables }
      cost += (isPage(root.name.value) ? pageSize(root, values) : itemsOf(root)) * fields
    }
  }
  if (cost <= documentLimits.cost) return
  throw new GraphQLError(
    `A document may ask for at most ${documentLimits.cost} fields: items times the fields of each, ` +
      `at least ${fewestFields} an item. This one asks for ${cost}. Ask for fewer items, fewer ` +
      'fields, or in several documents.',
  )
}

/** The schema describes itself by about as many types as a page has items. */
function itemsOf({ name }: FieldNode): number {
  return name.value === '__schema' ? largestPage : 1
}

/** How many items a page has at most. */
function pageSize({ arguments: given = [] }: FieldNode, values: object): number {
  const limit = given.find((argument) => argument.name.value === 'limit')
  const asked = limit === undefined ? undefined : numberOf(limit, values)
  return Math.min(largestPage, Math.max(0, asked ?? usualPage))
}

function numberOf({ value }: ArgumentNode, values: object): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value)
  if (value.kind !== Kind.VARIABLE) return undefined
  const given: unknown = Reflect.get(values, value.name.value)
  return typeof given === 'number' ? given : undefined
}

/** Counts fields; each fragment once, however often it is spread. */
class FieldCounter {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #counted = new Map<string, number>()

  constructor({ definitions }: DocumentNode) {
    this.#fragments = new Map(
      definitions.flatMap((one) =>
        one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
      ),
    )
  }

  count(selected: SelectionSetNode | undefined): number {
    let fields = 0
    for (const selection of selected?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) fields += this.#ofFragment(selection.name.value)
      else fields += this.count(selection.selectionSet) + (selection.kind === Kind.FIELD ? 1 : 0)
    }
    return fields
  }

  #ofFragment(name: string): number {
    const known = this.#counted.get(name)
    if (known !== undefined) return known
    const fields = this.count(this.#fragments.get(name)?.selectionSet)
    this.#counted.set(name, fields)
    return fields
  }
}
