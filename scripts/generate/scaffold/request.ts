/** Parses and validates the arguments of `--new`. */
import { ambiguity, compete } from '../check/ambiguous-paths.ts'
import { reasonAgainst } from '../check/operations.ts'
import { dashed } from '../emit/source-text.ts'
import type { Description } from '../model/description.ts'
import { methods, type Operation } from '../model/operation.ts'
import { adviseOneOf } from '../read/advice.ts'

export type NewOperation = Readonly<ReturnType<typeof readNewOperation>>

/** Why nothing was written, and what to do instead. */
export class ScaffoldError extends Error {
  readonly advice: string

  constructor(message: string, advice: string) {
    super(message)
    this.name = 'ScaffoldError'
    this.advice = advice
  }
}

const form = 'Write npm run generate -- --new products.listReviews GET /v1/products/{id}/reviews.'

function refuse(message: string, advice: string): never {
  throw new ScaffoldError(message, advice)
}

/**
 * Reads the arguments of `--new`.
 * @throws ScaffoldError when the operation exists already or is invalid
 */
export function readNewOperation(
  id: string,
  [methodName = '', path = '', ...rest]: readonly string[],
  description: Description,
) {
  const [tag = '', name = '', ...more] = id.split('.')
  if (more.length > 0 || !/^[a-z][A-Za-z0-9]*$/.test(name))
    refuse(`${id} is not <service>.<method>.`, form)
  const reason = reasonAgainst({ tag, name }, description.operations)
  if (reason !== undefined) refuse(`${name} cannot be a method: ${reason}.`, 'Choose another name.')
  if (rest.length > 0) refuse(`${rest.join(' ')} is too much.`, form)
  const method = methods.find((known) => known === methodName.toUpperCase())
  if (method === undefined) {
    const words =
      methodName === '' ? 'The method is missing' : `${methodName} is not a supported method`
    return refuse(`${words}.`, `Write one of: ${methods.join(', ')}.`)
  }
  const problem = problemOf(path)
  if (problem !== undefined) refuse(`${path || 'The path'} ${problem}.`, form)
  refuseService(tag, description)
  const operation = { id, tag, name, method, path }
  refuseTaken(operation, description.operations)
  return operation
}

function problemOf(path: string): string | undefined {
  if (path === '') return 'is missing'
  if (!path.startsWith('/')) return 'does not begin with /'
  if (/[?#]/.test(path)) return 'holds a query, which belongs under parameters'
  const segments = path.slice(1).split('/')
  if (segments.includes('')) return 'has an empty part'
  const wrong = segments.find((segment) => !/^([\w.-]+|\{[A-Za-z]\w*\})$/.test(segment))
  if (wrong !== undefined) return `has a part that is neither a word nor a {parameter}: ${wrong}`
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const twice = parameters.find((name, index) => parameters.indexOf(name) !== index)
  return twice === undefined ? undefined : `names the parameter ${twice} twice`
}

const serviceRecipe = 'see "A service" in docs/guides/changing-the-description.md.'

function refuseService(tag: string, { tags, services, operations }: Description): void {
  const known = tags.map(({ name }) => name)
  if (!known.includes(tag)) {
    const advice = `${adviseOneOf(tag, known)} For a new one, ${serviceRecipe}`
    refuse(`There is no service ${tag}.`, advice)
  }
  const service = dashed(tag)
  if (services.has(service) || operations.some((operation) => operation.tag === tag)) return
  const advice = `Add ${service} to x-services in openapi.yaml: ${serviceRecipe}`
  refuse(`The service ${tag} has no base path.`, advice)
}

function refuseTaken(wanted: NewOperation, operations: readonly Operation[]): void {
  const { id, method, path } = wanted
  const namesake = operations.find((operation) => operation.id === id)
  if (namesake !== undefined) {
    const advice = 'Choose another name, or edit the operation where it is.'
    refuse(`${id} exists already: ${namesake.method} ${namesake.path}.`, advice)
  }
  const shape = (text: string) => text.replace(/\{\w+\}/g, '{}')
  const twin = operations.find((operation) => shape(operation.path) === shape(path))
  if (twin !== undefined && twin.path !== path) {
    const advice = `Operations of one shape share one path: write ${twin.path}.`
    refuse(`${path} has the shape of ${twin.path}.`, advice)
  }
  const ofMethod = operations.filter((operation) => operation.method === method)
  const same = ofMethod.find((operation) => operation.path === path)
  if (same !== undefined) {
    const advice = 'Choose another path or method, or edit the operation where it is.'
    refuse(`${method} ${path} is ${same.id}.`, advice)
  }
  const rival = ofMethod.find((operation) => compete(operation.path, path))
  if (rival !== undefined) refuse(ambiguity(method, rival.path), 'Choose another path.')
}
