/** The page of error codes: their meanings, and the operations that answer with them. */
import { blocks } from './markdown.ts'
import type { Page } from './page.ts'

export function emitErrorsPage(page: Page): string {
  const { errorCodes, operations } = page.views.description
  const envelopes = new Set(
    operations.flatMap(({ failures }) => failures.flatMap(({ ref }) => ref ?? [])),
  )
  const bodies = [...envelopes].map((name) => page.schema(name))
  const every = errorCodes.map((item) => page.errorCode(item))
  return page.write(
    '',
    '# Error codes',
    `The \`code\` of an \`ApiError\` whose \`kind\` is \`application\`. On the wire it is \`details.applicationError.code\` of ${bodies.join(', ')}. What a failed call looks like to its caller is in [the guide](../guides/errors.md).`,
    every.length === 0 ? '' : `Any operation may return ${every.join(', ')}.`,
    ...[...page.reference.errorCodes].sort().map((item) => section(page, item)),
  )
}

function section(page: Page, item: string): string {
  const { errorCodes, errorMeanings, operations } = page.views.description
  const lines = operations
    .filter((operation) => operation.errorCodes.includes(item))
    .map((operation) => `- ${page.operation(operation)}\n`)
  const answered = errorCodes.includes(item)
    ? 'Returned by any operation.'
    : `Returned by:\n\n${lines.join('')}`
  return blocks(`## ${item}`, errorMeanings.get(item) ?? '', answered)
}
