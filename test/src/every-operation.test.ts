/**
 * The named methods and the path calls are built by a loop and typed by generated interfaces. Here
 * every operation of the bundle is called both ways, to prove that the two agree.
 */
import { describe, expect, it } from 'vitest'
import bundle from '../../generated/openapi.json' with { type: 'json' }
import type { Operation } from '../../generated/operation.ts'
import { operations } from '../../generated/operations/index.ts'
import { queriesOf } from '../../src/query/queries.ts'
import { clientOf } from './support/client.ts'
import { type Received, startLoopback, withTokens } from './support/loopback.ts'

type AnyCall = (...given: readonly unknown[]) => Promise<unknown>

const functionAt = (from: unknown, ...names: readonly string[]): AnyCall => {
  let found: unknown = from
  for (const name of names) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined
  }
  if (typeof found !== 'function') throw new Error(`No function at ${names.join('.')}`)
  const callable = found
  return async (...given) => Reflect.apply(callable, undefined, given)
}

const all = Object.values<Operation>(operations)
const ids = all.map(({ id }) => id)

const inBundle = Object.entries(bundle.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, entry]) =>
    typeof entry === 'object' && entry !== null && 'operationId' in entry
      ? [`${entry.operationId} ${method.toUpperCase()} ${path}`]
      : [],
  ),
)

describe('the client', () => {
  it('has exactly the operations of the bundle', () => {
    const ours = all.map(({ id, method, path }) => `${id} ${method} ${path}`)
    expect(ours.toSorted()).toEqual(inBundle.toSorted())
  })

  it('has no method or path call beyond them', () => {
    const client = clientOf({ url: 'http://store.example' })
    const { session, paths, call, ...namespaces } = client
    expect(call).toBeTypeOf('function')
    const queries = Object.entries(queriesOf(client)).flatMap(([tag, begun]) =>
      Object.keys(begun).map((name) => `${tag}.${name}`),
    )
    const methods = Object.entries(namespaces)
      .flatMap(([tag, names]) => Object.keys(names).map((name) => `${tag}.${name}`))
      .filter((id) => !queries.includes(id))
    expect(session.role).toBe('none')
    expect(methods.toSorted()).toEqual(ids.toSorted())
    expect(Object.values(paths).flatMap((item) => Object.keys(item))).toHaveLength(ids.length)
  })
})

const pathValues = (operation: Operation): Record<string, string> =>
  Object.fromEntries(operation.pathParameters.map((name) => [name, `${name}/1`]))

const outline = ({ method, path, search, body, headers }: Received) => ({
  method,
  path,
  search,
  body,
  authorization: headers.authorization,
})

describe.each(all)('$id', (operation) => {
  it('is one request, the same in both call styles', async () => {
    const server = await startLoopback(
      operation.id === 'tokens.token'
        ? () => ({ body: { seen: true } })
        : withTokens(() => ({ body: { seen: true } })),
    )
    const client = clientOf(server)
    const path = pathValues(operation)
    const fields = operation.hasBody || operation.hasQuery ? [{}] : []

    const named = functionAt(client, operation.tag, operation.name)
    const answer = await named(...Object.values(path), ...fields)
    const byPath = functionAt(client.paths, operation.path, operation.method)
    const outcome = await byPath({ params: { path }, ...(operation.hasBody ? { body: {} } : {}) })

    const [first, second, ...more] = server.received.filter(
      ({ path }) => path !== '/oauth2/token' || operation.id === 'tokens.token',
    )
    expect(more).toEqual([])
    if (!first || !second) throw new Error('Two requests were expected')
    expect(outline(second)).toEqual(outline(first))
    expect(outcome).toMatchObject({ data: answer, response: { status: 200 } })

    expect(first.method).toBe(operation.method)
    expect(first.path).toBe(
      operation.path.replace(
        /\{(\w+)\}/g,
        (_, name) => operation.pathDefaults?.[name] ?? encodeURIComponent(`${name}/1`),
      ),
    )
    expect(first.headers.authorization).toBe(
      operation.callers.includes('anyone') ? undefined : 'access-1',
    )
    expect(first.text !== '').toBe(operation.hasBody)
    for (const [name, field] of Object.entries(operation.mirrors ?? {})) {
      expect(first.body).toHaveProperty(field, path[name])
    }
  })
})
