/** The generated files that callers compile against, made from a small bundle. */
import { resolve } from 'node:path'
import { Codecs } from '../../../scripts/generate/emit/codecs.ts'
import { copied } from '../../../scripts/generate/emit/copied.ts'
import { emitFacts } from '../../../scripts/generate/emit/facts.ts'
import { emitEnumerations, emitLimits } from '../../../scripts/generate/emit/fields.ts'
import { emitFunctions } from '../../../scripts/generate/emit/functions.ts'
import { emitMethods } from '../../../scripts/generate/emit/methods.ts'
import { emitOperations } from '../../../scripts/generate/emit/operations.ts'
import { emitPaths } from '../../../scripts/generate/emit/paths.ts'
import { emitQueries } from '../../../scripts/generate/emit/queries.ts'
import { emitSchema } from '../../../scripts/generate/emit/schemas.ts'
import { TypePrinter } from '../../../scripts/generate/emit/type-printer.ts'
import { readExtensions } from '../../../scripts/generate/read/extensions.ts'
import { type JsonObject, viewsOf } from '../support/bundle.ts'

const extensions = await readExtensions(
  resolve(import.meta.dirname, '../../../spec/extensions.yaml'),
)

const templates = resolve(import.meta.dirname, '../../../scripts/generate/emit/templates')

const factFiles = ['errors.ts', 'kinds.ts', 'services.ts', 'vocabulary.ts']

/** File name → text, all of them inside `folder`. */
export function generate(bundle: JsonObject, folder: string): [string, string][] {
  const views = viewsOf(bundle)
  const types = new TypePrinter(views)
  const codecs = new Codecs(views)
  const { description } = views
  const facts = [...emitFacts(views, extensions, [])].filter(([name]) => factFiles.includes(name))
  const codecTable = codecs.emit(description.operations)
  const functions = [...emitFunctions(types)]
  const operations = [...emitOperations(views, codecs)].filter(
    ([name]) => name !== 'operations/index.ts',
  )
  return [
    ['schema.ts', emitSchema(types)],
    ['methods.ts', emitMethods(types)],
    ['paths.ts', emitPaths(types)],
    ['queries.ts', emitQueries(types)],
    ['limits.ts', emitLimits(views)],
    ['enumerations.ts', emitEnumerations(views)],
    ...facts,
    ...['operation.ts', 'query-operators.ts', 'codec.ts'].map((name): [string, string] => [
      name,
      copied(templates, name),
    ]),
    ['codecs.ts', codecTable],
    ...functions,
    ...operations,
  ].map(([name, text]) => [`${folder}/${name}`, text ?? ''])
}
