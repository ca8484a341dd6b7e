/** The error of a call for a response. */
import type { ApiError } from '../../../src/errors/api-error.ts'
import { explain, type FailedOperation } from '../../../src/errors/explanation.ts'
import { errorFromAnswer } from '../../../src/errors/from-answer.ts'
import { redact } from '../../../src/errors/redact.ts'
import { violationMessage } from '../../../src/errors/validation-error.ts'

export const answerError = (
  operation: FailedOperation & { readonly id: string },
  response: Response,
  body: unknown,
): ApiError =>
  errorFromAnswer(
    response,
    explain(response.status, body, operation, { redact, violationMessage }),
    {
      operation: operation.id,
    },
  )
