/** What every page of the reference is made from. */
import type { Views } from '../../model/views.ts'
import type { TypePrinter } from '../type-printer.ts'
import type { Pages } from './pages.ts'
import type { Usage } from './usage.ts'

export interface ReferenceContext {
  readonly views: Views
  readonly types: TypePrinter
  readonly pages: Pages
  readonly usage: ReadonlyMap<string, Usage>
  readonly operationIds: ReadonlySet<string>
  readonly errorCodes: ReadonlySet<string>
  /** Operation id → the name of its function in `storefront-client/operations`. */
  readonly functionNames: ReadonlyMap<string, string>
}
