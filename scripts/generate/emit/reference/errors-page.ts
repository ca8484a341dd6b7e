/** The page of error codes: their meanings, and the operations that answer with them. */
import type { Operation } from '../../model/description.ts'
import { markdownHeader } from '../source-text.ts'
import type { ReferenceContext } from './context.ts'
import { blocks, code, link } from './markdown.ts'
import { pages as pageNames } from './pages.ts'

export function emitErrorsPage(context: ReferenceContext): string {
  const { views, pages } = context
  const { errorCodes, operations } = views.description
  const from = pageNames.errors
  const byCode = new Map<string, Operation[]>(errorCodes.map((item) => [item, []]))
  for (const operation of operations) {
    for (const item of operation.errorCodes) {
      byCode.set(item, [...(byCode.get(item) ?? []), operation])
    }
  }
  const envelopes = new Set(
    operations.flatMap(({ failures }) => failures.flatMap(({ ref }) => ref ?? [])),
  )
  const bodies = [...envelopes].map((name) => link(name, pages.schema(name, from)))
  const every = errorCodes.map((item) => link(code(item), pages.errorCode(item, from)))
  return blocks(
    markdownHeader(),
    link('Reference', pages.page(pageNames.index, from)),
    '# Error codes',
    `The \`code\` of an \`ApiError\` whose \`kind\` is \`application\`. On the wire it is \`details.applicationError.code\` of ${bodies.join(', ')}. What a failed call looks like to its caller is in [the guide](../guides/errors.md).`,
    every.length === 0 ? '' : `Any operation may answer with ${every.join(', ')}.`,
    ...[...byCode]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([item, list]) => section(context, item, list, errorCodes.includes(item))),
  )
}

function section(
  { pages, views }: ReferenceContext,
  item: string,
  operations: readonly Operation[],
  isGeneral: boolean,
): string {
  const links = operations.map(
    (operation) => `- ${link(operation.id, pages.operation(operation, pageNames.errors))}\n`,
  )
  return blocks(
    `## ${item}`,
    views.description.errorMeanings.get(item) ?? '',
    isGeneral ? 'Answered by any operation.' : `Answered by:\n\n${links.join('')}`,
  )
}
