/**
 * Emits the reference: one page per service and per entity, and the pages that lead to them. Sections of operations and
 * schemas are kept from one build to the next, because they are most of the reference and one save changes few of them.
 */
import { type ContentKeys, digestOf } from '../../model/content-keys.ts'
import { pointerTo } from '../../model/json.ts'
import type { SchemaFile } from '../../model/schema-file.ts'
import type { Views } from '../../model/views.ts'
import type { Fragments } from '../fragments.ts'
import { functionNames } from '../functions.ts'
import type { KeptTexts } from '../kept-texts.ts'
import { byTag } from '../operations.ts'
import type { Output } from '../output-folder.ts'
import type { TypePrinter } from '../type-printer.ts'
import type { ReferenceContext } from './context.ts'
import { emitEntityPage } from './entity-page.ts'
import { emitErrorsPage } from './errors-page.ts'
import { emitIndexPage, emitMethodsPage, emitTypesPage } from './overview-pages.ts'
import { entityPage, Pages, pages as pageNames, servicePage } from './pages.ts'
import { emitServicePage } from './service-page.ts'
import { type Usage, usageOf } from './usage.ts'

export class Reference {
  readonly #texts: KeptTexts
  #usage: { readonly references: string; readonly usage: ReadonlyMap<string, Usage> } | undefined

  /** Sections are kept in these texts. */
  constructor(texts: KeptTexts) {
    this.#texts = texts
  }

  /** Page → its text, by the page's path inside the reference. */
  emit(
    views: Views,
    types: TypePrinter,
    files: readonly SchemaFile[],
    fragments: Fragments,
    keys: ContentKeys,
  ): Output {
    const { operations, schemas, errorCodes } = views.description
    const pages = new Pages(files, schemas.keys())
    const common = digestOf(
      fragments.common +
        JSON.stringify(pages.files.map(({ name, schemas: names }) => [name, names])),
    )
    if (this.#usage?.references !== keys.references)
      this.#usage = { references: keys.references, usage: usageOf(views) }
    const context: ReferenceContext = {
      views,
      types,
      pages,
      usage: this.#usage.usage,
      kept: { texts: this.#texts, keys, common },
      operationIds: new Set(operations.map(({ id }) => id)),
      errorCodes: new Set([
        ...errorCodes,
        ...operations.flatMap((operation) => operation.errorCodes),
      ]),
      functionNames: functionNames(operations),
    }
    const page = (name: string, parts: readonly string[], make: () => string, more = '') =>
      [name, fragments.ofParts(name, parts, common + more, make)] as const
    return new Map([
      [pageNames.index, emitIndexPage(context)],
      page(pageNames.methods, [], () => emitMethodsPage(context)),
      [pageNames.types, emitTypesPage(context)],
      page(pageNames.errors, [], () => emitErrorsPage(context)),
      ...[...byTag(operations)].map(([tag, members]) => {
        const parts = members.map(({ path }) => pointerTo('paths', path))
        return page(servicePage(tag), parts, () => emitServicePage(context, tag, members))
      }),
      ...pages.files.map((file) => {
        const parts = file.schemas.map((name) => pointerTo('components', 'schemas', name))
        const make = () => emitEntityPage(context, file)
        return page(entityPage(file.name), parts, make, file.intro)
      }),
    ])
  }
}
