/** Finds names that two parts of the output would have, which only the description can tell apart. */

import type { Views } from '../model/views.ts'
import type { Report } from '../read/problem.ts'
import { listResources } from './list-resources.ts'

export function checkClashes(views: Views, report: Report): void {
  const found = new Map<string, string>()
  for (const { name, operation } of listResources(views)) {
    const other = found.get(name)
    found.set(name, operation.id)
    if (other === undefined) continue
    const message = `What ${operation.id} finds is called ${name}, as is what ${other} finds.`
    report(operation.pointer, message, 'Name one of the two operations after what it finds.')
  }
}
