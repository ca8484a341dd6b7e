/** JSON calls that change a site: allowed for programs of this machine and the sandbox's own pages only. */

import { ApplicationError, refusedField } from '../../platform/errors.ts'
import { readJson, readText } from '../http/body.ts'
import { isFromElsewhere } from '../pages/read-form.ts'

/**
 * Refuses what a page of another origin sends, also one of this machine. A body has to say that it is
 * JSON, which no form of another page can.
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

/** The JSON of a request that changes something. */
export async function sentJson(request: Request): Promise<unknown> {
  assertOwn(request)
  const text = await readText(request)
  const type = request.headers.get('content-type') ?? ''
  if (text !== '' && !type.startsWith('application/json')) {
    const description = 'The body must be sent as application/json'
    throw refusedField('', 'FORMAT', description, { type: 'JSON' })
  }
  return readJson(text)
}
