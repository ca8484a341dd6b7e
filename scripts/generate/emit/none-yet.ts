/** Emits none-yet.ts: the calls that may find none yet, by what says so. */
import type { Description, Operation } from '../model/description.ts'
import { header, quote } from './source-text.ts'

/** `['OWNED_CART_NOT_FOUND', 'cart']`; nothing for an operation that always finds one. */
export function noneYetText({ noneYet }: Operation): string {
  return noneYet ? `[${quote(noneYet.code)}, ${quote(noneYet.field)}]` : ''
}

export function emitNoneYet({ operations }: Description): string {
  const entries = operations.flatMap((operation) =>
    operation.noneYet ? [`  ${quote(operation.id)}: ${noneYetText(operation)},\n`] : [],
  )
  return `${header('The calls that may find none yet.')}import type { Operation } from './operation.ts'

/** Operation → what makes its form that answers undefined while there is none. */
export const noneYet: Readonly<Record<string, Operation['noneYet']>> = {
${entries.join('')}}
`
}
