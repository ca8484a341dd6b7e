/**
 * Emits the reference: one page per service and per entity, and the pages that lead to them. Sections of operations and
 * schemas are kept from one build to the next, because they are most of the reference and one save changes few of them.
 */
import { type ContentKeys, digestOf } from '../../model/content-keys.ts'
import type { SchemaFile } from '../../model/schema-file.ts'
import type { Views } from '../../model/views.ts'
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
import { usageOf } from './usage.ts'

/** Page → its text, by the page's path inside the reference. */
export function emitReference(
  views: Views,
  types: TypePrinter,
  files: readonly SchemaFile[],
  texts: KeptTexts,
  keys: ContentKeys,
): Output {
  const { operations, schemas, errorCodes } = views.description
  const pages = new Pages(files, schemas.keys())
  const context: ReferenceContext = {
    views,
    types,
    pages,
    usage: usageOf(views),
    kept: { texts, keys, common: commonKey(views, pages) },
    operationIds: new Set(operations.map(({ id }) => id)),
    errorCodes: new Set([
      ...errorCodes,
      ...operations.flatMap((operation) => operation.errorCodes),
    ]),
    functionNames: functionNames(operations),
  }
  return new Map([
    [pageNames.index, emitIndexPage(context)],
    [pageNames.methods, emitMethodsPage(context)],
    [pageNames.types, emitTypesPage(context)],
    [pageNames.errors, emitErrorsPage(context)],
    ...[...byTag(operations)].map(
      ([tag, members]) => [servicePage(tag), emitServicePage(context, tag, members)] as const,
    ),
    ...context.pages.files.map(
      (file) => [entityPage(file.name), emitEntityPage(context, file)] as const,
    ),
  ])
}

/** Differs where a section of the same part could differ: by the names it links to and the views of each type. */
function commonKey(views: Views, { files }: Pages): string {
  const { services, errorCodes, operations, schemas } = views.description
  return digestOf(
    JSON.stringify([
      files.map(({ name, schemas: names }) => [name, names]),
      [...services],
      errorCodes,
      operations.map(({ id, errorCodes: own, failures }) => [
        id,
        own,
        failures.map(({ ref }) => ref),
      ]),
      [...schemas.keys()].map((name) => [
        name,
        views.nameOf(name, { side: 'caller', direction: 'request' }),
        views.nameOf(name, { side: 'wire', direction: 'request' }),
        views.directionsOf(name, 'caller'),
        views.directionsOf(name, 'wire'),
      ]),
    ]),
  )
}
