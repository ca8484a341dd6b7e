/** What every page of the reference is made from. */
import type { ContentKeys } from '../../model/content-keys.ts'
import type { Views } from '../../model/views.ts'
import type { KeptTexts } from '../kept-texts.ts'
import type { TypePrinter } from '../type-printer.ts'
import type { Pages } from './pages.ts'
import type { Usage } from './usage.ts'

/** Sections of earlier builds. */
export interface KeptSections {
  readonly texts: KeptTexts
  readonly keys: ContentKeys
  /** Differs where a section could differ by what is beside its own part of the description. */
  readonly common: string
}

export interface ReferenceContext {
  readonly views: Views
  readonly types: TypePrinter
  readonly pages: Pages
  readonly usage: ReadonlyMap<string, Usage>
  readonly operationIds: ReadonlySet<string>
  readonly errorCodes: ReadonlySet<string>
  /** Operation id → the name of its function in `storefront-client/operations`. */
  readonly functionNames: ReadonlyMap<string, string>
  readonly kept: KeptSections
}
