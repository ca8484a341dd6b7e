/** One build after the other, in one process: the parts that are slow keep what did not change. */
import { resolve } from 'node:path'
import { type Extensions, readExtensions } from '../../spec/rules/extensions.js'
import { checkedViews } from './check/index.ts'
import { Codecs } from './emit/codecs.ts'
import { emitFields } from './emit/fields.ts'
import { emitFunctions } from './emit/functions.ts'
import { KeptTexts } from './emit/kept-texts.ts'
import { emitMethods } from './emit/methods.ts'
import { emitErrors, emitKinds, emitServices, emitTags } from './emit/name-lists.ts'
import { emitOperations } from './emit/operations.ts'
import type { Output } from './emit/output-folder.ts'
import { emitPaging } from './emit/paging.ts'
import { emitPaths } from './emit/paths.ts'
import { emitQueries } from './emit/queries.ts'
import { emitQueryParameters } from './emit/query-parameters.ts'
import { emitReference } from './emit/reference/index.ts'
import { emitSchema, emitWire } from './emit/schemas.ts'
import { withServers } from './emit/servers.ts'
import { emitOperationType } from './emit/templates/operation-type.ts'
import { TypePrinter } from './emit/type-printer.ts'
import { declarations, Validators } from './emit/validators.ts'
import type { CompilerConfig } from './model/config.ts'
import type { Description } from './model/description.ts'
import { Loader } from './read/load.ts'
import { readDescription } from './read/parse.ts'
import { Stopwatch } from './report/stopwatch.ts'

export interface Build {
  /** Files of the output folder. */
  readonly output: Output
  /** Pages of the reference. */
  readonly reference: Output
  readonly bundle: unknown
  readonly description: Description
  readonly stopwatch: Stopwatch
  readonly counts: { readonly operations: number; readonly schemas: number }
}

export class Compiler {
  readonly #config: CompilerConfig
  readonly #loader: Loader
  readonly #extensions: Extensions
  readonly #keptValidators: KeptTexts
  readonly #keptTypes: KeptTexts
  readonly #keptSections: KeptTexts
  readonly #validators: Validators
  #types: TypePrinter | undefined

  /** Paths of the configuration are read from `root`; `cache` is the folder of what runs of this compiler have made. */
  constructor(config: CompilerConfig, root: string, cache?: string) {
    this.#keptValidators = new KeptTexts(cache, 'validators.json')
    this.#keptTypes = new KeptTexts(cache, 'types.json')
    this.#keptSections = new KeptTexts(cache, 'reference.json')
    this.#validators = new Validators(this.#keptValidators)
    this.#config = config
    this.#extensions = readExtensions(resolve(root, config.extensions))
    this.#loader = new Loader(
      resolve(root, config.description),
      resolve(root, config.lint),
      this.#extensions,
    )
  }

  /** Builds everything in memory; throws a `DescriptionError` that says what is wrong. */
  async build(stopwatch = new Stopwatch()): Promise<Build> {
    const loaded = await this.#loader.load((phase) => stopwatch.lap(phase))
    const { files } = loaded
    const description = this.describe(loaded.bundle)
    const views = checkedViews(loaded, description, this.#config.formats)
    const bundle = withServers(loaded.bundle, description)
    stopwatch.lap('check')

    // Bundled by another process while this one goes on with the types.
    const validators = this.#validators.emit(views)
    stopwatch.lap('validators')

    const types = this.#types ?? new TypePrinter(views, this.#keptTypes)
    this.#types = types
    types.describe(views)
    const codecs = new Codecs(views)
    // First, because codecs are written in the order in which they are asked for.
    const codecTable = codecs.emit(description.operations)
    const output = new Map([
      ['openapi.json', `${JSON.stringify(bundle, null, 2)}\n`],
      ['schema.ts', emitSchema(views, types)],
      ['wire.ts', emitWire(views, types)],
      ['paths.ts', emitPaths(views, types, codecs)],
      ['methods.ts', emitMethods(views, types, codecs)],
    ])
    stopwatch.lap('types')
    output.set('codecs.ts', codecTable)
    output.set('operation.ts', emitOperationType(description))
    for (const [name, text] of emitOperations(views, codecs)) output.set(name, text)
    for (const [name, text] of emitFunctions(views, types, codecs)) output.set(name, text)
    output.set('paging.ts', emitPaging(description))
    output.set('query-parameters.ts', emitQueryParameters(views))
    output.set('kinds.ts', emitKinds(description))
    output.set('services.ts', emitServices(description))
    output.set('tags.ts', emitTags(description))
    output.set('errors.ts', emitErrors(description))
    output.set('fields.ts', emitFields(views))
    output.set('queries.ts', emitQueries(views, types))
    stopwatch.lap('tables')
    const reference = emitReference(
      views,
      types,
      files(description.schemas),
      this.#keptSections,
      loaded.keys,
    )
    stopwatch.lap('reference')
    output.set('validators.d.ts', declarations)
    output.set('validators.js', await validators)
    stopwatch.lap('their bundle')
    this.#keptValidators.save()
    this.#keptTypes.save()
    this.#keptSections.save()
    const counts = { operations: description.operations.length, schemas: description.schemas.size }
    return { output, reference, bundle, description, stopwatch, counts }
  }

  /** Reads a bundle, of this version or another. */
  describe(bundle: unknown): Description {
    return readDescription(bundle, this.#extensions)
  }
}
