/** Emits the reference: one page per service and per entity, and the pages that lead to them. */
import type { SchemaFile } from '../../model/schema-file.ts'
import type { Views } from '../../model/views.ts'
import { functionNames } from '../functions.ts'
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
): Output {
  const { operations, schemas, errorCodes } = views.description
  const pages = new Pages(files, schemas.keys())
  const context: ReferenceContext = {
    views,
    types,
    pages,
    usage: usageOf(views),
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
    ...pages.files.map((file) => [entityPage(file.name), emitEntityPage(context, file)] as const),
  ])
}
