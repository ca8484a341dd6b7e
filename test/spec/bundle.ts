/** The bundled description as the tests of this folder read it. */
import { readFileSync } from 'node:fs'

export type Json = Readonly<Record<string, unknown>>

export interface DescribedOperation {
  readonly method: string
  readonly path: string
  readonly operation: Json
}

export function record(value: unknown, what = 'value'): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what} is no object`)
  return Object.fromEntries(Object.entries(value))
}

export function texts(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.filter((item) => typeof item === 'string')
}

const parsed: unknown = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
)

export const description = record(parsed, 'the bundle')

export const schemas = new Map(
  Object.entries(record(record(description.components).schemas)).map(([name, schema]) => [
    name,
    record(schema, name),
  ]),
)

const methods = ['get', 'post', 'patch', 'put', 'delete']

export const operations: readonly DescribedOperation[] = Object.entries(
  record(description.paths),
).flatMap(([path, item]) =>
  Object.entries(record(item))
    .filter(([method]) => methods.includes(method))
    .map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: record(operation, path),
    })),
)
