// Turns the platform's failures into form errors and toasts.
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
  if (error.violations.length === 0) return new HttpError(readable(error), error.status)
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

/** The key of a list's own error beside the errors of its items, as in react-hook-form. */
const OWN_ERROR = 'root'

export function nestErrors(entries: readonly (readonly [string, string])[]): FieldErrors {
  const root: FieldErrors = {}
  for (const [path, text] of entries) {
    const names = path.split('.')
    const last = names.pop()
    if (last === undefined || names.includes('__proto__') || last === '__proto__') continue
    const branch = names.reduce(branchAt, root)
    const held = ownError(branch, last)
    if (typeof held === 'object') held[OWN_ERROR] ??= text
    else branch[last] = held ?? text
  }
  return root
}

function branchAt(node: FieldErrors, name: string): FieldErrors {
  const held = ownError(node, name)
  if (typeof held === 'object') return held
  const branch: FieldErrors = held === undefined ? {} : { [OWN_ERROR]: held }
  node[name] = branch
  return branch
}

function ownError(node: FieldErrors, name: string): string | FieldErrors | undefined {
  return Object.hasOwn(node, name) ? node[name] : undefined
}

export function flattenErrors(errors: FieldErrors, parent = ''): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [name, value] of Object.entries(errors)) {
    const path = parent === '' ? name : name === OWN_ERROR ? parent : `${parent}.${name}`
    if (typeof value === 'string') flat[path] = value
    else Object.assign(flat, flattenErrors(value, path))
  }
  return flat
}

/** The message for the store's owner: the platform's description where there is one. */
function readable(error: ApiError): string {
  const description = error.details?.applicationError?.description
  return description || error.message
}
