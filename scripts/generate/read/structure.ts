/** Validates a bundle against OpenAPI and collects its typed nodes, with Redocly. */
import {
  BaseResolver,
  createConfig,
  lintDocument,
  type NormalizedProblem,
  Source,
} from '@redocly/openapi-core'
import { isRecord, type UnknownRecord, valueAt } from '../model/json.ts'
import type { Report } from './problem.ts'

/** A node of OpenAPI; a reference is a node of its target's kind. */
export interface Node {
  /** Redocly's name of it: `Operation`, `Schema`. */
  readonly kind: string
  readonly value: UnknownRecord
  /** Its place in the bundle. */
  readonly pointer: string
}

/** Enabled Redocly rules → fallback advice. */
const rules: Readonly<Record<string, string>> = {
  struct: 'See OpenAPI 3.1 for what is allowed here; check the spelling and the indentation.',
  'info-license': 'Add info.license with name and identifier.',
  'info-license-strict': 'Add identifier, such as MIT, to info.license.',
  'no-duplicated-enum-values': 'List each value once.',
  'no-duplicated-tag-names': 'Keep one of the two.',
  'no-empty-servers': 'List at least one server with its url.',
  'no-enum-type-mismatch': 'Write values of the type that the schema names, or change the type.',
  'no-example-value-and-externalValue': 'Keep value, and leave externalValue out.',
  'no-identical-paths': 'Describe both as one path.',
  'no-illogical-composition-keywords': 'Leave the branch out, or let the branches differ.',
  'no-mixed-number-range-constraints': 'Keep one of the two limits.',
  'no-path-trailing-slash': 'Leave the slash out.',
  'no-server-example.com': 'Write the URL of the server.',
  'no-server-trailing-slash': 'Leave the slash out.',
  'no-server-variables-empty-enum': 'List the values of the variable, with the default.',
  'no-undefined-server-variable': 'Name the same variables in url and under variables.',
  'no-unsafe-markdown': 'Write plain Markdown, without scripts.',
  'operation-parameters-unique': 'Describe the parameter once.',
  'parameter-description': 'Add description: one sentence that says what it is.',
  'path-parameters-defined': 'Describe the parameters of the path by the names they have there.',
  'security-scopes-defined': 'Name scopes that the scheme lists.',
  'tag-description': 'Add description: one sentence about the group.',
}

/** Keyword → advice that overrides that of the rule. */
const instead = new Map([
  ['nullable', "Add 'null' to the type: [string, 'null']."],
  ['multipleOf', 'Write the step between two values, such as 0.01.'],
])

/** The nodes of a bundle in document order; reports violations of OpenAPI. */
export async function readStructure(bundle: UnknownRecord, report: Report) {
  const nodes: Node[] = []
  const collect = (kind: string, value: unknown, pointer: string) => {
    if (isRecord(value)) nodes.push({ kind, value, pointer: pointer.replace(/^#\/?$|^#/, '') })
  }
  const config = await createConfig({
    plugins: [
      {
        id: 'storefront',
        rules: {
          oas3: {
            nodes: () => ({
              any: (value, { type, location }) => collect(type.name, value, location.pointer),
              ref: (value, { type, rawLocation }) => collect(type.name, value, rawLocation.pointer),
            }),
          },
        },
      },
    ],
    rules: Object.fromEntries(
      [...Object.keys(rules), 'storefront/nodes'].map((name) => [name, 'error']),
    ),
  })
  const document = { source: new Source('', ''), parsed: bundle }
  const externalRefResolver = new BaseResolver()
  for (const problem of await lintDocument({ document, config, externalRefResolver })) {
    // A value that does not fit an invalid type: the type has its own problem.
    if (problem.message.includes('[object Object]')) continue
    // Discriminators are refused elsewhere, with a reason.
    if (problem.message.includes('discriminator')) continue
    const pointer = problem.location[0]?.pointer ?? ''
    const isNull = /\/type(\/\d+)?$/.test(pointer) && valueAt(bundle, pointer) === null
    report(pointer, messageOf(problem), isNull ? "Write 'null' in quotes." : adviceOf(problem))
  }
  return nodes
}

function messageOf({ message }: NormalizedProblem): string {
  return `${message.replaceAll('`', '').replaceAll('\n', ' ').replace(/\.$/, '')}.`
}

function adviceOf({ ruleId, suggest: [likely], location }: NormalizedProblem): string {
  if (likely !== undefined) return `Did you mean ${likely}?`
  const key = location[0]?.pointer?.split('/').at(-1) ?? ''
  return instead.get(key) ?? rules[ruleId] ?? ''
}
