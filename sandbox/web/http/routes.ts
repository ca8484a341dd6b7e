/** Routes a method and a path to an operation. */

/** The routed fields of an operation. */
interface Routed {
  readonly method: string
  readonly path: string
  readonly service: string
  /** Whether a GET with a packed request is answered, too. */
  readonly packed?: boolean
  /** Further paths that are answered alike. */
  readonly aliases?: readonly string[]
}

/** The result of a lookup. */
export type Match<Operation> =
  | { readonly operation: Operation; readonly path: Readonly<Record<string, string>> }
  /** The path exists, for other methods. */
  | { readonly allowed: readonly string[] }

interface Route<Operation> {
  readonly operation: Operation
  readonly segments: readonly string[]
}

/** Finds operations by path; each answers on its service's path, on its public one, and on its aliases. */
export class Routes<Operation extends Routed> {
  /** By number of segments; within a number, literal segments before placeholders. */
  readonly #bySize = new Map<number, Route<Operation>[]>()

  constructor(
    operations: readonly Operation[],
    services: Readonly<Record<string, { readonly publicPath: string }>>,
  ) {
    for (const operation of operations) {
      const publicPath = services[operation.service]?.publicPath ?? ''
      const { path: own, aliases = [] } = operation
      for (const path of new Set([own, `${publicPath}${own}`, ...aliases])) {
        const segments = path.split('/')
        const routes = this.#bySize.get(segments.length) ?? []
        routes.push({ operation, segments })
        this.#bySize.set(segments.length, routes)
      }
    }
    for (const routes of this.#bySize.values()) routes.sort(literalFirst)
  }

  find(method: string, pathname: string): Match<Operation> | undefined {
    const segments = pathname.split('/')
    const allowed = new Set<string>()
    for (const { operation, segments: template } of this.#bySize.get(segments.length) ?? []) {
      const path = pathOf(template, segments)
      if (path === undefined) continue
      const methods = operation.packed ? [operation.method, 'GET'] : [operation.method]
      if (methods.includes(method)) return { operation, path }
      for (const one of methods) allowed.add(one)
      if (methods.includes('GET')) allowed.add('HEAD')
    }
    return allowed.size > 0 ? { allowed: [...allowed] } : undefined
  }
}

function pathOf(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const path: Record<string, string> = {}
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? ''
    const name = placeholder(part)
    if (name === undefined) {
      if (part !== segment) return undefined
      continue
    }
    const value = decode(segment)
    if (value === undefined || value === '') return undefined
    path[name] = value
  }
  return path
}

function placeholder(part: string): string | undefined {
  return part.startsWith('{') && part.endsWith('}') ? part.slice(1, -1) : undefined
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** `/v1/carts/current` is asked before `/v1/carts/{id}`: the first difference decides. */
function literalFirst(a: Route<unknown>, b: Route<unknown>): number {
  for (const [index, part] of a.segments.entries()) {
    const left = placeholder(part) === undefined ? 0 : 1
    const right = placeholder(b.segments[index] ?? '') === undefined ? 0 : 1
    if (left !== right) return left - right
  }
  return 0
}
