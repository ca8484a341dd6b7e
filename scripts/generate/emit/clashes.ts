/** Finds name collisions in the output, which only the description can resolve. */
import { pointerTo } from '../model/json.ts'
import type { Views } from '../model/views.ts'
import type { Report } from '../read/problem.ts'
import { isHosted, listResources } from './list-resources.ts'
import type { declarationsOf } from './schemas.ts'

/** @param declared the types that callers import */
export function checkClashes(
  views: Views,
  { schemas, plain, queries }: ReturnType<typeof declarationsOf>,
  report: Report,
): void {
  const found = new Map<string, string>()
  for (const { name, operation } of listResources(views).filter(isHosted)) {
    const other = found.get(name)
    found.set(name, operation.id)
    if (other === undefined) continue
    const message = `What ${operation.id} finds is called ${name}, as is what ${other} finds.`
    report(operation.pointer, message, 'Name one of the two operations after what it finds.')
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
