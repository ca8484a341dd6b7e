/** The generated files that callers compile against, made from a small bundle. */
import { Codecs } from '../../../scripts/generate/emit/codecs.ts'
import { Fragments } from '../../../scripts/generate/emit/fragments.ts'
import { emitFunctions } from '../../../scripts/generate/emit/functions.ts'
import { emitMethods } from '../../../scripts/generate/emit/methods.ts'
import { emitErrors, emitKinds, emitServices } from '../../../scripts/generate/emit/name-lists.ts'
import { emitOperations } from '../../../scripts/generate/emit/operations.ts'
import { emitPaths } from '../../../scripts/generate/emit/paths.ts'
import { emitQueries } from '../../../scripts/generate/emit/queries.ts'
import { emitSchema } from '../../../scripts/generate/emit/schemas.ts'
import { emitOperationType } from '../../../scripts/generate/emit/templates/operation-type.ts'
import { TypePrinter } from '../../../scripts/generate/emit/type-printer.ts'
import { type JsonObject, viewsOf } from '../support/bundle.ts'

/** File name → text, all of them inside `folder`. */
export function generate(bundle: JsonObject, folder: string): [string, string][] {
  const views = viewsOf(bundle)
  const types = new TypePrinter(views)
  const codecs = new Codecs(views)
  const fragments = new Fragments()
  const { description } = views
  const codecTable = codecs.emit(description.operations)
  const functions = [...emitFunctions(views, types, codecs, fragments)]
  const operations = [...emitOperations(views, codecs)].filter(
    ([name]) => name !== 'operations/index.ts',
  )
  return [
    ['schema.ts', emitSchema(views, types, fragments)],
    ['methods.ts', emitMethods(views, types, codecs, fragments)],
    ['paths.ts', emitPaths(views, types, codecs, fragments)],
    ['queries.ts', emitQueries(views, types)],
    ['errors.ts', emitErrors(description)],
    ['kinds.ts', emitKinds(description)],
    ['services.ts', emitServices(description)],
    ['operation.ts', emitOperationType(description)],
    ['codecs.ts', codecTable],
    ...functions,
    ...operations,
  ].map(([name, text]) => [`${folder}/${name}`, text ?? ''])
}
