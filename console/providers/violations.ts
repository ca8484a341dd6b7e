// From the platform's failures to what a form and a toast can show.
import { HttpError } from 'ra-core'
import { ApiError } from 'storefront-client'

/** Errors by field, nested as the form's values are. */
export interface FieldErrors {
  [field: string]: string | FieldErrors
}

/**
 * The failure as ra-core understands it: violations at their fields, anything else as a message.
 *
 * @param subject the body field that wraps the record on the wire, such as `product`.
 */
export function toHttpError(error: unknown, subject: string): unknown {
  if (!ApiError.is(error)) return error
  if (error.kind !== 'validation') return new HttpError(readable(error), error.status)
  const entries = error.violations.map(({ field, description }): [string, string] => [
    formPath(field, subject),
    description,
  ])
  return new HttpError(readable(error), error.status, {
    errors: { ...nestErrors(entries), root: { serverError: entries.map((e) => e[1]).join(' ') } },
  })
}

/** `product.variants[1].price` on the wire is `variants.1.price` in the form of a product. */
export function formPath(field: string, subject: string): string {
  const path = field.replace(/\[(\d+)\]/g, '.$1')
  return path.startsWith(`${subject}.`) ? path.slice(subject.length + 1) : path
}

export function nestErrors(entries: readonly (readonly [string, string])[]): FieldErrors {
  const root: FieldErrors = {}
  for (const [path, text] of entries) {
    const names = path.split('.')
    const last = names.pop()
    if (last === undefined || names.includes('__proto__') || last === '__proto__') continue
    let node = root
    for (const name of names) {
      const child = node[name]
      const inner: FieldErrors = typeof child === 'object' ? child : {}
      node[name] = inner
      node = inner
    }
    node[last] ??= text
  }
  return root
}

export function flattenErrors(errors: FieldErrors, prefix = ''): Record<string, string> {
  return Object.entries(errors).reduce<Record<string, string>>((flat, [name, value]) => {
    const path = `${prefix}${name}`
    return typeof value === 'string'
      ? Object.assign(flat, { [path]: value })
      : Object.assign(flat, flattenErrors(value, `${path}.`))
  }, {})
}

/** The sentence a store owner reads: the platform's own description where it gives one. */
function readable(error: ApiError): string {
  const description = error.details?.applicationError?.description
  return description || error.message
}
