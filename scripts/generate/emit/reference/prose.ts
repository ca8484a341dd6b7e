/** Descriptions with what they name made into links: operations and error codes. */
import type { ReferenceContext } from './context.ts'
import { code, link } from './markdown.ts'

export function prose(context: ReferenceContext, text: string, from: string): string {
  const { pages, operationIds, errorCodes } = context
  return text.replace(/(?<!\[)`([\w.-]+)`(?!\])/g, (whole, name: string) => {
    const [tag = '', method = ''] = name.split('.')
    if (operationIds.has(name))
      return link(code(name), pages.operation({ tag, name: method }, from))
    return errorCodes.has(name) ? link(code(name), pages.errorCode(name, from)) : whole
  })
}
