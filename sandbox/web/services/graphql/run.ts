/** Executes a GraphQL document: errors are part of the answer, as on the platform. */
import {
  type ASTNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql'
import type { GraphqlRequest, GraphqlResponse } from '../../../../generated/wire.ts'
import {
  ApplicationError,
  envelopeOf,
  isRefusal,
  type ValidationError,
} from '../../../platform/errors.ts'
import type { Context } from '../../../storage/context.ts'
import { assertAffordable, assertParsable, documentLimits as limits } from './limits.ts'

/** Executes a document. Throws a ValidationError for one that nests too deep to parse. */
export async function runDocument(
  schema: GraphQLSchema,
  { query, variables, operationName }: GraphqlRequest,
  context: Context,
): Promise<GraphqlResponse> {
  assertParsable(query)
  try {
    const document = parse(query, { maxTokens: limits.tokens })
    const mistakes = validate(schema, document, [...specifiedRules, withinLimits], {
      maxErrors: 20,
    })
    if (mistakes.length > 0) return { data: null, errors: mistakes.map(errorAnswer) }
    assertAffordable(schema, document, variables ?? {})
    const { data, errors } = await execute({
      schema,
      document,
      contextValue: context,
      operationName: operationName || null,
      ...(variables && { variableValues: variables }),
    })
    const unexpected = errors?.find(
      ({ originalError: error }) => error && !(error instanceof GraphQLError) && !isRefusal(error),
    )
    // A defect is not the document's error: it is reported like everywhere else.
    if (unexpected?.originalError) throw unexpected.originalError
    return {
      data: data ? { ...data } : null,
      ...(errors === undefined ? {} : { errors: errors.map(errorAnswer) }),
    }
  } catch (error) {
    if (error instanceof GraphQLError) return { data: null, errors: [errorAnswer(error)] }
    throw error
  }
}

type GraphqlError = NonNullable<GraphqlResponse['errors']>[number]

/** A handler's error carries the platform's details beside GraphQL's own. */
function errorAnswer({ message, locations, path, originalError }: GraphQLError): GraphqlError {
  return {
    message,
    ...(locations && { locations: locations.map(({ line, column }) => ({ line, column })) }),
    ...(path && { path: [...path] }),
    ...(isRefusal(originalError) && { extensions: extensionsOf(originalError) }),
  }
}

function extensionsOf(error: ApplicationError | ValidationError): Record<string, unknown> {
  const { details } = envelopeOf(error)
  return { code: error instanceof ApplicationError ? error.code : 'INVALID_ARGUMENT', ...details }
}

/** Refuses documents above the cost and depth limits. */
const withinLimits: ValidationRule = (context) => {
  let depth = 0
  let roots = 0
  const refuse = (text: string, nodes: ASTNode) =>
    context.reportError(new GraphQLError(text, { nodes }))
  return {
    OperationDefinition: {
      enter(node) {
        roots += node.selectionSet.selections.length
        if (node.selectionSet.selections.some(({ kind }) => kind !== Kind.FIELD))
          roots += limits.roots
        const most = `A document may have at most ${limits.roots} fields at its root, and no fragments there.`
        if (roots > limits.roots) refuse(most, node)
      },
    },
    SelectionSet: {
      enter(node) {
        depth += 1
        const most = `A document may nest at most ${limits.depth} levels.`
        if (depth === limits.depth + 1) refuse(most, node)
      },
      leave() {
        depth -= 1
      },
    },
  }
}
