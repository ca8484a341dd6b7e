/** The page of one service: what its operations do, then each in detail. */
import type { Operation } from '../../model/description.ts'
import { markdownHeader } from '../source-text.ts'
import type { ReferenceContext } from './context.ts'
import { blocks, code, link, table } from './markdown.ts'
import { operationSection } from './operation-section.ts'
import { pages as pageNames, servicePage } from './pages.ts'

export function emitServicePage(
  context: ReferenceContext,
  tag: string,
  operations: readonly Operation[],
): string {
  const { views, pages } = context
  const from = servicePage(tag)
  const about = views.description.tags.find(({ name }) => name === tag)?.description ?? ''
  const rows = operations.map((operation) => [
    link(operation.name, pages.operation(operation, from)),
    code(`${operation.method} ${operation.path}`),
    operation.summary,
  ])
  return blocks(
    markdownHeader(),
    `${link('Reference', pages.page(pageNames.index, from))} › services`,
    `# client.${tag}`,
    about,
    table(['method', 'path', 'what it does'], rows),
    ...operations.map((operation) => operationSection(context, operation, from)),
  )
}
