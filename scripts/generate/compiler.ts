/** One build after the other, in one process: the parts that are slow keep what did not change. */
import { resolve } from 'node:path'
import { checkedViews } from './check/index.ts'
import { Codecs } from './emit/codecs.ts'
import { emitFields } from './emit/fields.ts'
import { Fragments } from './emit/fragments.ts'
import { emitFunctions } from './emit/functions.ts'
import { KeptTexts } from './emit/kept-texts.ts'
import { emitMethods } from './emit/methods.ts'
import { emitErrors, emitKinds, emitServices, emitTags } from './emit/name-lists.ts'
import { emitNoneYet } from './emit/none-yet.ts'
import { emitOperations } from './emit/operations.ts'
import type { Output } from './emit/output-folder.ts'
import { emitPaging } from './emit/paging.ts'
import { emitPaths } from './emit/paths.ts'
import { emitQueries } from './emit/queries.ts'
import { emitQueryParameters } from './emit/query-parameters.ts'
import { Reference } from './emit/reference/index.ts'
import { emitSchema, emitWire } from './emit/schemas.ts'
import { withServers } from './emit/servers.ts'
import { emitOperationType } from './emit/templates/operation-type.ts'
import { TypePrinter } from './emit/type-printer.ts'
import { declarations, Validators } from './emit/validators.ts'
import type { CompilerConfig } from './model/config.ts'
import type { Description } from './model/description.ts'
import type { Views } from './model/views.ts'
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
  /** Reads the bundle of another version. */
  readonly describe: (bundle: unknown) => Description
  readonly stopwatch: Stopwatch
  readonly counts: { readonly operations: number; readonly schemas: number }
}

/** The part of the output that holds no prose. */
interface Meant {
  readonly meaning: string
  readonly codecs: Codecs
  readonly validators: Promise<string>
  readonly output: Output
}

export class Compiler {
  readonly #config: CompilerConfig
  readonly #entry: string
  readonly #loader: Loader
  readonly #keptValidators: KeptTexts
  readonly #keptTypes: KeptTexts
  readonly #keptSections: KeptTexts
  readonly #validators: Validators
  readonly #reference: Reference
  readonly #fragments = new Fragments()
  #types: TypePrinter | undefined
  #meant: Meant | undefined

  /** Paths of the configuration are read from `root`; `cache` is the folder of what runs of this compiler have made. */
  constructor(config: CompilerConfig, root: string, cache?: string) {
    this.#keptValidators = new KeptTexts(cache, 'validators.json')
    this.#keptTypes = new KeptTexts(cache, 'types.json')
    this.#keptSections = new KeptTexts(cache, 'reference.json')
    this.#validators = new Validators(this.#keptValidators)
    this.#reference = new Reference(this.#keptSections)
    this.#config = config
    this.#entry = resolve(root, config.entry)
    this.#loader = new Loader(
      resolve(root, config.description),
      resolve(root, config.lint),
      resolve(root, config.extensions),
    )
  }

  /** Builds everything in memory; throws a `DescriptionError` that says what is wrong. */
  async build(stopwatch = new Stopwatch()): Promise<Build> {
    const loaded = await this.#loader.load((phase) => stopwatch.lap(phase))
    const { files, extensions } = loaded
    const describe = (bundle: unknown) => readDescription(bundle, extensions)
    const description = describe(loaded.bundle)
    const views = checkedViews(loaded, description, this.#config.formats, this.#entry)
    this.#loader.confirm()
    stopwatch.lap('check')

    const meant = this.#meantBy(views, loaded.keys.meaning)
    const { codecs } = meant
    stopwatch.lap('validators')

    const types = this.#types ?? new TypePrinter(views, this.#keptTypes)
    this.#types = types
    types.describe(views)
    const fragments = this.#fragments
    fragments.start(views, codecs, loaded.keys)
    const bundle = withServers(loaded.bundle, description)
    const output = new Map([
      ['openapi.json', `${JSON.stringify(bundle, null, 2)}\n`],
      ['schema.ts', emitSchema(views, types, fragments)],
      ['wire.ts', emitWire(views, types, fragments)],
      ['paths.ts', emitPaths(views, types, codecs, fragments)],
      ['methods.ts', emitMethods(views, types, codecs, fragments)],
    ])
    stopwatch.lap('types')
    output.set('operation.ts', emitOperationType(description))
    for (const [name, text] of emitOperations(views, codecs)) output.set(name, text)
    for (const [name, text] of emitFunctions(views, types, codecs, fragments))
      output.set(name, text)
    output.set('paging.ts', emitPaging(description))
    output.set('kinds.ts', emitKinds(description))
    output.set('none-yet.ts', emitNoneYet(description))
    output.set('services.ts', emitServices(description))
    output.set('tags.ts', emitTags(description))
    output.set('errors.ts', emitErrors(description))
    output.set('queries.ts', emitQueries(views, types))
    for (const [name, text] of meant.output) output.set(name, text)
    stopwatch.lap('tables')
    const pages = files(description.schemas)
    const reference = this.#reference.emit(views, types, pages, fragments, loaded.keys)
    stopwatch.lap('reference')
    output.set('validators.d.ts', declarations)
    output.set('validators.js', await meant.validators)
    stopwatch.lap('their bundle')
    this.#keptValidators.save()
    this.#keptTypes.save()
    this.#keptSections.save()
    const counts = { operations: description.operations.length, schemas: description.schemas.size }
    return { output, reference, bundle, description, describe, stopwatch, counts }
  }

  /** What holds no prose, made anew only when the description means something else than before. */
  #meantBy(views: Views, meaning: string): Meant {
    if (this.#meant?.meaning === meaning) return this.#meant
    const codecs = new Codecs(views)
    const meant = {
      meaning,
      codecs,
      // Bundled by another process while this one goes on with the types.
      validators: this.#validators.emit(views),
      output: new Map([
        ['codecs.ts', codecs.emit(views.description.operations)],
        ['query-parameters.ts', emitQueryParameters(views)],
        ['fields.ts', emitFields(views)],
      ]),
    }
    this.#meant = meant
    return meant
  }
}
