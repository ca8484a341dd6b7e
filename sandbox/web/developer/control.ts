/** JSON calls that change a site: only for local programs and the sandbox's own pages. */
import { ApplicationError, refusedField } from '../../platform/errors.ts'
import { hasMediaType } from '../../platform/media-type.ts'
import { readJson, readText } from '../http/body.ts'
import { isFromElsewhere } from '../pages/read-form.ts'

/**
 * Refuses requests from a page of another origin, local ones included. The body has to be declared as
 * JSON, which no cross-site form can do.
 */
export function assertOwn(request: Request): void {
  if (isFromElsewhere(request)) {
    throw new ApplicationError(
      403,
      'ORIGIN_NOT_ALLOWED',
      'Only programs and the pages of the sandbox itself may change it.',
    )
  }
}

/** The JSON body of a change. */
export async function sentJson(request: Request): Promise<unknown> {
  assertOwn(request)
  const text = await readText(request)
  if (text !== '' && !hasMediaType(request, 'application/json')) {
    const description = 'The body must be sent as application/json'
    throw refusedField('', 'FORMAT', description, { type: 'JSON' })
  }
  return readJson(text)
}
