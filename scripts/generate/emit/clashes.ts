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
  const found = new Map<string, string>()
  const check = (what: string, name: string, { id, pointer }: Operation, advice: string) => {
    const other = found.get(`${what} ${name}`)
    found.set(`${what} ${name}`, id)
    const message = `The ${what} of ${id} is called ${name}, as is that of ${other}.`
    if (other !== undefined) report(pointer, message, advice)
  }
  for (const { name, operation } of listResources(views).filter(isHosted))
    check('list', name, operation, 'Name one of the two operations after what it finds.')
  for (const operation of views.description.operations) {
    const name = functionName(operation, views.description)
    for (const one of operation.noneYet ? [name, `${name}OrUndefined`] : [name])
      check('function', one, operation, 'Give one of the two operations another name.')
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
