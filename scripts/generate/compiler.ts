/** The pass: from the files of the description to those of the output. */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkedViews, refuse } from './check/index.ts'
import { checkClashes } from './emit/clashes.ts'
import { Codecs } from './emit/codecs.ts'
import { copied } from './emit/copied.ts'
import { emitFacts } from './emit/facts.ts'
import { emitEnumerations, emitFields, emitLimits } from './emit/fields.ts'
import { emitFunctions } from './emit/functions.ts'
import { emitMethods } from './emit/methods.ts'
import { emitOperations } from './emit/operations.ts'
import type { Output } from './emit/output-folder.ts'
import { emitPaths } from './emit/paths.ts'
import { emitQueries } from './emit/queries.ts'
import { emitReference } from './emit/reference/index.ts'
import { emitRequestRules } from './emit/request-rules.ts'
import { declarationsOf, emitSchema } from './emit/schemas.ts'
import { withServers } from './emit/servers.ts'
import { TypePrinter } from './emit/type-printer.ts'
import { emitWire } from './emit/wire.ts'
import type { CompilerConfig } from './model/config.ts'
import { load } from './read/load.ts'
import { schemaFiles } from './read/schema-files.ts'

export type Build = Awaited<ReturnType<typeof build>>

const templates = join(import.meta.dirname, 'emit/templates')

/**
 * Builds everything in memory; throws a `DescriptionError` with the problems.
 *
 * @param root the folder that the configuration's paths begin in
 */
export async function build(config: CompilerConfig, root: string) {
  const at = (path: string) => resolve(root, path)
  const loaded = await load(at(config.description), at(config.extensions))
  const views = await checkedViews(loaded, config.formats, at(config.entry))
  const { description } = views

  const codecs = new Codecs(views)
  // First, to keep the order of the description.
  const tables = codecs.emit(description.operations)
  const types = new TypePrinter(views)
  const bundle = withServers(loaded.bundle, description)
  const declared = declarationsOf(types)
  await refuse(loaded.locate, (report) => checkClashes(views, declared, report))
  const rules = emitRequestRules(types, codecs)
  const output: Output = new Map([
    ...readdirSync(templates).map((name) => [name, copied(templates, name)] as const),
    ...emitOperations(views, codecs),
    ...emitFunctions(types),
    ...rules.files,
    ...emitFacts(views, loaded.extensions, rules.formats),
    ['codecs.ts', tables],
    ['openapi.json', `${JSON.stringify(bundle, null, 2)}\n`],
    ['schema.ts', emitSchema(types, declared)],
    ['wire.ts', emitWire(types, declared)],
    ['paths.ts', emitPaths(types)],
    ['methods.ts', emitMethods(types)],
    ['queries.ts', emitQueries(types)],
    ['fields.ts', emitFields(views)],
    ['limits.ts', emitLimits(views)],
    ['enumerations.ts', emitEnumerations(views)],
  ])
  const documents = [...loaded.files.documents.values()]
  const files = schemaFiles(documents, (name) => description.schemas.has(name))
  const reference = emitReference(types, files)
  return { output, reference, description }
}
