/** The example calls of the reference, as programs: one per service. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationList } from '../../generated/operations/list.ts'
import { queryParameters } from '../../generated/query-parameters.ts'
import { root, type Snippet } from './snippets.ts'

const services = join(root, 'docs/reference/services')
const call = /^```ts\n((?:const \{[^}]*\} = |const page = )?await client\.[\s\S]*?)^```$/gm

/** A call without an example for a parameter has the parameter's name in its place. */
const names = new Set([
  ...operationList.flatMap(({ pathParameters }) => pathParameters),
  ...Object.values(queryParameters).flatMap((parameters) =>
    Object.entries(parameters ?? {}).flatMap(([name, type]) => (type === 'string' ? name : [])),
  ),
])
const declarations = [
  "declare const client: import('storefront-client').ApiKeyClient",
  ...[...names].filter((name) => /^\w+$/.test(name)).map((name) => `declare const ${name}: string`),
]

export const referenceCalls = (): (Snippet & { readonly calls: number })[] =>
  readdirSync(services).map((name) => {
    const text = readFileSync(join(services, name), 'utf8')
    const calls = [...text.matchAll(call)].map(([, block = '']) => `{\n${block}}`)
    return {
      place: `docs/reference/services/${name}:1`,
      extension: 'ts',
      program: `${declarations.join('\n')}\n${calls.join('\n')}\nexport {}\n`,
      isRunnable: false,
      prints: [],
      calls: calls.length,
    }
  })
