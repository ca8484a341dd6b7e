/** Cost limits of a document, checked before any of it is executed. */
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  Kind,
  Lexer,
  type SelectionSetNode,
  Source,
  TokenKind,
} from 'graphql'
import { limits } from '../../../../generated/fields.ts'
import { refusedField } from '../../../platform/errors.ts'

/** The bounds of a document. */
export const documentLimits = {
  tokens: 5_000,
  /** Nested brackets; the parser recurses once for each. */
  nesting: 100,
  /** Fields at the root. */
  roots: 50,
  /** Nested selections. */
  depth: 20,
  /** Requested items times their fields, over all roots. */
  cost: 20_000,
} as const

/** An item is read whole, so it costs at least this many fields. */
const fewestFields = 20

/** The default and the largest page size. */
export const { default: usualPage, maximum: largestPage } = limits.PlatformPaging.limit

/**
 * Refuses a document that would overflow the parser's stack. Throws a ValidationError; syntax errors
 * are left to the parser.
 */
export function assertParsable(query: string): void {
  const lexer = new Lexer(new Source(query))
  let depth = 0
  for (let count = 0; count <= documentLimits.tokens; count += 1) {
    const { kind } = nextToken(lexer)
    if (kind === TokenKind.EOF) return
    if (opening.includes(kind)) depth += 1
    if (closing.includes(kind)) depth -= 1
    if (depth > documentLimits.nesting) {
      const threshold = documentLimits.nesting
      const description = `must not nest deeper than ${threshold} levels`
      throw refusedField('query', 'MAX_SIZE', description, { threshold })
    }
  }
}

const opening: readonly TokenKind[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]
const closing: readonly TokenKind[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]

function nextToken(lexer: Lexer): { readonly kind: TokenKind } {
  try {
    return lexer.advance()
  } catch (error) {
    if (error instanceof GraphQLError) return { kind: TokenKind.EOF }
    throw error
  }
}

/**
 * Refuses a valid document whose aliases and pages together cost too much.
 *
 * @param schema of the document: a root with a `limit` is a page
 * @param variables values for the limits of pages
 */
export function assertAffordable(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>> = {},
): void {
  const count = fieldCounter(document)
  const roots = schema.getQueryType()?.getFields() ?? {}
  let cost = 0
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const { variableDefinitions = [], selectionSet } = definition
    const { coerced } = getVariableValues(schema, variableDefinitions, variables)
    for (const root of selectionSet.selections) {
      if (root.kind !== Kind.FIELD) continue
      const field = roots[root.name.value]
      const fields = Math.max(fewestFields, count(root.selectionSet))
      cost += (field === undefined ? itemsOf(root) : pageSize(field, root, coerced)) * fields
    }
  }
  if (cost <= documentLimits.cost) return
  throw new GraphQLError(
    `A document may ask for at most ${documentLimits.cost} fields: items times the fields of each, ` +
      `at least ${fewestFields} an item. This one asks for ${cost}. Ask for fewer items, fewer ` +
      'fields, or in several documents.',
  )
}

/** Introspection reads no rows, and tools ask for more than two hundred fields at once. */
function itemsOf({ name }: FieldNode): number {
  return name.value === '__schema' ? largestPage / 2 : 1
}

/** The page size of a root; 1 without a `limit`. */
function pageSize(field: Field, root: FieldNode, values: Variables = {}): number {
  if (!field.args.some(({ name }) => name === 'limit')) return 1
  const { limit } = getArgumentValues(field, root, values)
  return Math.min(largestPage, Math.max(0, typeof limit === 'number' ? limit : usualPage))
}

type Field = GraphQLField<unknown, unknown>
type Variables = Readonly<Record<string, unknown>>

/** Counts fields; memoizes each fragment, however often it is spread. */
function fieldCounter({ definitions }: DocumentNode): (selected?: SelectionSetNode) => number {
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  )
  const counted = new Map<string, number>()
  const ofFragment = (name: string): number => {
    const fields = counted.get(name) ?? count(fragments.get(name))
    counted.set(name, fields)
    return fields
  }
  const count = (selected?: SelectionSetNode): number => {
    let fields = 0
    for (const selection of selected?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) fields += ofFragment(selection.name.value)
      else fields += count(selection.selectionSet) + (selection.kind === Kind.FIELD ? 1 : 0)
    }
    return fields
  }
  return count
}
