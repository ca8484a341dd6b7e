/** One build after the other, in one process: a file that was not saved since is not read again. */
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
import type { Description } from './model/description.ts'
import { Loader } from './read/load.ts'
import { readDescription } from './read/parse.ts'

export interface Build {
  /** Files of the output folder. */
  readonly output: Output
  /** Pages of the reference. */
  readonly reference: Output
  readonly description: Description
  /** Reads the bundle of another version. */
  readonly describe: (bundle: unknown) => Description
}

const templates = join(import.meta.dirname, 'emit/templates')

export class Compiler {
  readonly #config: CompilerConfig
  readonly #entry: string
  readonly #loader: Loader

  /** Paths of the configuration are read from `root`. */
  constructor(config: CompilerConfig, root: string) {
    this.#config = config
    this.#entry = resolve(root, config.entry)
    this.#loader = new Loader(resolve(root, config.description), resolve(root, config.extensions))
  }

  /** Builds everything in memory; throws a `DescriptionError` that says what is wrong. */
  async build(): Promise<Build> {
    const loaded = await this.#loader.load()
    const { files, extensions } = loaded
    const describe = (bundle: unknown) => readDescription(bundle, extensions)
    const views = await checkedViews(loaded, describe, this.#config.formats, this.#entry)
    const { description } = views

    const codecs = new Codecs(views)
    const types = new TypePrinter(views)
    const bundle = withServers(loaded.bundle, description)
    const declared = declarationsOf(types)
    await refuse(loaded.locator, (report) => checkClashes(views, declared, report))
    const output = new Map([
      ['codecs.ts', codecs.emit(description.operations)],
      ['openapi.json', `${JSON.stringify(bundle, null, 2)}\n`],
      ['schema.ts', emitSchema(types, declared)],
      ['wire.ts', emitWire(types, declared)],
      ['paths.ts', emitPaths(types)],
      ['methods.ts', emitMethods(types)],
    ])
    for (const name of readdirSync(templates)) output.set(name, copied(templates, name))
    for (const [name, text] of emitOperations(views, codecs)) output.set(name, text)
    for (const [name, text] of emitFunctions(types)) output.set(name, text)
    output.set('queries.ts', emitQueries(types))
    const rules = emitRequestRules(types, codecs)
    for (const [name, text] of rules.files) output.set(name, text)
    for (const [name, text] of emitFacts(views, rules.formats)) output.set(name, text)
    output.set('fields.ts', emitFields(views))
    output.set('limits.ts', emitLimits(views))
    output.set('enumerations.ts', emitEnumerations(views))
    const reference = emitReference(types, files(description.schemas))
    return { output, reference, description, describe }
  }
}
