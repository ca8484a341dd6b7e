/** Emits the reference: a page per service and per entity, and index pages. */
import { grouped } from '../../model/grouped.ts'
import type { SchemaFile } from '../../read/schema-files.ts'
import type { Output } from '../output-folder.ts'
import type { TypePrinter } from '../type-printer.ts'
import { emitEntityPage } from './entity-page.ts'
import { emitErrorsPage } from './errors-page.ts'
import { emitIndexPage, emitMethodsPage, emitTypesPage } from './overview-pages.ts'
import { Page, paths, referenceOf } from './page.ts'
import { emitServicePage } from './service-page.ts'

/** Page → its text, by the page's path inside the reference. */
export function emitReference(types: TypePrinter, files: readonly SchemaFile[]): Output {
  const reference = referenceOf(types, files)
  const written = new Map<string, string>()
  const write = (path: string, emit: (page: Page) => string) =>
    written.set(path, emit(new Page(reference, path)))
  write(paths.index, emitIndexPage)
  write(paths.methods, emitMethodsPage)
  write(paths.types, emitTypesPage)
  write(paths.errors, emitErrorsPage)
  for (const [tag, operations] of grouped(
    types.views.description.operations,
    ({ tag: own }) => own,
  )) {
    write(paths.service(tag), (page) => emitServicePage(page, tag, operations))
  }
  for (const file of reference.files) {
    write(paths.entity(file.name), (page) => emitEntityPage(page, file))
  }
  return written
}
