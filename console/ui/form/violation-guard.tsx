// A violation of a field that has no input would block the form for ever without a word: this moves it to the toast.
import { HttpError, type Middleware, useRegisterMutationMiddleware } from 'ra-core'
import { useCallback } from 'react'
import { type FieldErrors, flattenErrors, nestErrors } from '../../providers/violations.ts'
import { useFieldNames } from './field-registry.tsx'

type Mutate = (...parameters: unknown[]) => Promise<unknown>

export function ViolationGuard() {
  const fields = useFieldNames()
  const guard = useCallback<Middleware<Mutate>>(
    async (...parameters) => {
      const next = parameters.at(-1)
      if (typeof next !== 'function') throw new Error('The form’s save has no next step.')
      try {
        return await next(...parameters.slice(0, -1))
      } catch (error) {
        throw error instanceof HttpError ? withoutGhosts(error, fields) : error
      }
    },
    [fields],
  )
  useRegisterMutationMiddleware(guard)
  return null
}

/** The same failure, with the violations nobody can see on the form named in its message. */
function withoutGhosts(error: HttpError, fields: ReadonlySet<string>): HttpError {
  const errors: FieldErrors | undefined = error.body?.errors
  if (!errors) return error
  const { root: _, ...byField } = errors
  const all = Object.entries(flattenErrors(byField))
  const shown = all.filter(([field]) => fields.has(field))
  const ghosts = all.filter(([field]) => !fields.has(field))
  const summary = [
    ...(shown.length > 0 ? [attention(shown.length)] : []),
    ...ghosts.map(([field, text]) => (field === '' ? text : `${field}: ${text}`)),
  ].join(' ')
  return new HttpError(error.message, error.status, {
    errors: { ...nestErrors(shown), root: { serverError: summary } },
  })
}

function attention(count: number): string {
  return count === 1 ? 'One field needs attention.' : `${count} fields need attention.`
}
