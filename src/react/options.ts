/** Option factories for TanStack Query: plain objects for TanStack's own hooks. */
import { noneYet } from '../../generated/none-yet.ts'
import type { Operation } from '../../generated/operation.ts'
import { operations } from '../../generated/operations/index.ts'
import { paging } from '../../generated/paging.ts'
import type { ApiError } from '../errors/api-error.ts'
import { argumentCount } from '../operations/arguments.ts'
import { fieldsOf } from '../values/json.ts'
import {
  identifyingArguments,
  nextStart,
  type PageStart,
  pagingOf,
  startingAt,
  withOptions,
} from './operation-arguments.ts'
import type { ClientMethods, Mutations, OperationKey, Queries } from './option-types.ts'

type Call = (...given: readonly unknown[]) => Promise<unknown>

const keyOf = (operation: Operation, given: readonly unknown[] = []): OperationKey => [
  'storefront',
  operation.id,
  ...identifyingArguments(operation, given),
]

/** Never: the client retries by itself. A function, because TanStack infers the error's type from it. */
const never = (_: number, __: ApiError): boolean => false

const queryFactory = (operation: Operation, call: Call, callOrUndefined: Call) => {
  const query = (...given: readonly unknown[]) => ({
    queryKey: keyOf(operation, given),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      call(...withOptions(operation, given, { signal })),
    retry: never,
  })
  const infinite = (...given: readonly unknown[]) => {
    const { start: initialPageParam, limit } = pagingOf(operation, given)
    return {
      // Differs from the key of the plain query, whose data has another shape.
      queryKey: [...keyOf(operation, given), 'infinite'],
      queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: PageStart }) =>
        call(...withOptions(operation, startingAt(operation, given, pageParam), { signal })),
      initialPageParam,
      getNextPageParam: (page: unknown, _: unknown, start: PageStart) =>
        nextStart(operation, page, start, limit),
      retry: never,
    }
  }
  const orNull = (...given: readonly unknown[]) => ({
    // Differs from the key of the plain query, whose data has another shape.
    queryKey: [...keyOf(operation, given), 'orNull'],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await callOrUndefined(...withOptions(operation, given, { signal }))) ?? null,
    retry: never,
  })
  return Object.assign(query, {
    key: keyOf(operation),
    ...(paging[operation.id] ? { infinite } : {}),
    ...(noneYet[operation.id] ? { orNull } : {}),
  })
}

const mutationFactory = (operation: Operation, call: Call) => () => ({
  mutationKey: keyOf(operation),
  mutationFn: (variables: unknown) => {
    const count = argumentCount(operation)
    if (count === 0) return call()
    return Array.isArray(variables) && count > 1 ? call(...variables) : call(variables)
  },
  retry: never,
})

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A method by its names; its arguments are in the types of the factories. */
function methodOf(
  client: ClientMethods,
  operation: Operation,
): (Call & { readonly orUndefined?: Call }) | undefined
function methodOf(client: ClientMethods, { tag, name }: Operation): unknown {
  return fieldsOf(fieldsOf(client)[tag])[name]
}

const group = (
  client: ClientMethods,
  isIncluded: (operation: Operation) => boolean,
  make: (operation: Operation, call: Call, callOrUndefined: Call) => unknown,
): Groups => {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const operation of Object.values<Operation>(operations)) {
    const { tag, name } = operation
    const members = groups[tag] ?? {}
    groups[tag] = members
    if (!isIncluded(operation)) continue
    // Looked up when called: a test may replace a method later.
    members[name] = make(
      operation,
      async (...given) => methodOf(client, operation)?.(...given),
      async (...given) => methodOf(client, operation)?.orUndefined?.(...given),
    )
  }
  return groups
}

/** Memoises the factories of a client, so that components may ask for them at every render. */
const once = <Made>(make: (client: ClientMethods) => Made): ((client: ClientMethods) => Made) => {
  const made = new WeakMap<ClientMethods, Made>()
  return (client) => {
    const known = made.get(client)
    if (known) return known
    const fresh = make(client)
    made.set(client, fresh)
    return fresh
  }
}

const reads = ({ retry }: Operation): boolean => retry === 'read'

// Loop and types come from one description; `test/src/react/options.test.ts` walks both.

function queriesFor(client: ClientMethods): Queries
function queriesFor(client: ClientMethods): object {
  return group(client, reads, queryFactory)
}

function mutationsFor(client: ClientMethods): Mutations
function mutationsFor(client: ClientMethods): object {
  return group(client, (operation) => !reads(operation), mutationFactory)
}

const queriesOnce = /* @__PURE__ */ once(queriesFor)

/**
 * Query options for every operation that reads, with the call's abort signal passed on and no
 * retries beside the client's own.
 *
 * @example
 * const queries = createQueries(client)
 * const { data } = useQuery(queries.products.getProduct(id))
 * const list = useInfiniteQuery(queries.products.queryProducts.infinite({ query: {} }))
 */
export function createQueries<Additions extends boolean = false>(
  client: ClientMethods<Additions>,
): Queries<Additions>
export function createQueries(client: ClientMethods): Queries {
  return queriesOnce(client)
}

/**
 * Mutation options for every operation that changes something. One argument is passed to `mutate`
 * as it is, several as a list.
 *
 * @example
 * const mutations = createMutations(client)
 * const add = useMutation(mutations.currentCart.addToCurrentCart())
 * add.mutate({ lineItems })
 */
export const createMutations: (client: ClientMethods) => Mutations =
  /* @__PURE__ */ once(mutationsFor)
