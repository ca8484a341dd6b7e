// Shows violations of fields that the form has no input for; react-hook-form would refuse every further save without
// naming them.
import { HttpError, type Middleware, useRegisterMutationMiddleware } from 'ra-core'
import { useCallback } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { type FieldErrors, flattenErrors, nestErrors } from '../../store/form-errors.ts'
import { useFieldNames } from './field-registry.tsx'

type Mutate = (...parameters: unknown[]) => Promise<unknown>

export function HiddenViolations() {
  const fields = useFieldNames()
  const { attention } = useTexts('forms')
  const showHidden = useCallback<Middleware<Mutate>>(
    async (...parameters) => {
      const next = parameters.at(-1)
      if (typeof next !== 'function') throw new Error('The form’s save has no next step.')
      try {
        return await next(...parameters.slice(0, -1))
      } catch (error) {
        throw error instanceof HttpError ? showHiddenViolations(error, fields, attention) : error
      }
    },
    [fields, attention],
  )
  useRegisterMutationMiddleware(showHidden)
  return null
}

/** The same failure, with the violations of fields that have no input named in its message. */
function showHiddenViolations(
  error: HttpError,
  fields: ReadonlySet<string>,
  attention: (count: number) => string,
): HttpError {
  const errors: FieldErrors | undefined = error.body?.errors
  if (!errors) return error
  const { root: _, ...byField } = errors
  const all = Object.entries(flattenErrors(byField))
  const shown = all.filter(([field]) => fields.has(field))
  const hidden = all.filter(([field]) => !fields.has(field))
  const summary = [
    ...(shown.length > 0 ? [attention(shown.length)] : []),
    ...hidden.map(([field, text]) => (field === '' ? text : `${field}: ${text}`)),
  ].join(' ')
  return new HttpError(error.message, error.status, {
    errors: { ...nestErrors(shown), root: { serverError: summary } },
  })
}
