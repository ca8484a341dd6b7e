/** Finds name collisions in the output, which only the description can resolve. */
import { pointerTo } from '../model/json.ts'
import type { Operation } from '../model/operation.ts'
import type { Views } from '../model/views.ts'
import type { Report } from '../read/problem.ts'
import { functionName } from './functions.ts'
import { isHosted, listResources } from './list-resources.ts'
import type { declarationsOf } from './schemas.ts'

/** @param declared the types that callers import */
export function checkClashes(
  views: Views,
  { schemas, plain, queries }: ReturnType<typeof declarationsOf>,
  report: Report,
): void {
  const resources = listResources(views).filter(isHosted)
  for (const [name, { id, pointer }, other] of twice(resources)) {
    const message = `What ${id} finds is called ${name}, as is what ${other} finds.`
    report(pointer, message, 'Name one of the two operations after what it finds.')
  }
  const functions = views.description.operations.flatMap((operation) => {
    const name = functionName(operation, views.description)
    const names = operation.noneYet ? [name, `${name}OrUndefined`] : [name]
    return names.map((one) => ({ name: one, operation }))
  })
  for (const [name, { id, pointer }, other] of twice(functions)) {
    const message = `The function of ${id} is called ${name}, as is that of ${other}.`
    report(pointer, message, 'Give one of the two operations another name.')
  }
  const { schemas: components } = views.description
  const names = [...schemas, ...plain, ...queries].map(({ name }) => name)
  for (const name of names.filter((one, index) => names.indexOf(one) < index)) {
    const component = [name, name.replace(/Input$/, '')].find((one) => components.has(one))
    if (component === undefined) continue
    const message = `${name} is the name of a type that goes with queries.`
    report(pointerTo('components', 'schemas', component), message, 'Rename the schema.')
  }
}

interface Named {
  readonly name: string
  readonly operation: Operation
}

/** Each later operation of a name, with the id of the one before it. */
function twice(all: readonly Named[]) {
  const found = new Map<string, string>()
  return all.flatMap(({ name, operation }) => {
    const other = found.get(name)
    found.set(name, operation.id)
    return other === undefined ? [] : [[name, operation, other] as const]
  })
}
