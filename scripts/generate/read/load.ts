/** Reads, lints and bundles the description into one document that keeps its named parts. */
import { bundle, type Config, type Document } from '@redocly/openapi-core'
import type { Extensions } from '../../../spec/rules/extensions.js'
import { ContentKeys } from '../model/content-keys.ts'
import { pointerTo, recordOf } from '../model/json.ts'
import type { SchemaFile } from '../model/schema-file.ts'
import { DescriptionFiles } from './files.ts'
import { type Findings, lint } from './lint.ts'
import { type Bundled, type Patched, patched } from './patch.ts'
import { DescriptionError, type Problem } from './problem.ts'
import { schemaFiles } from './schema-files.ts'
import { type Settings, SettingsReader } from './settings.ts'
import { Locator } from './source-location.ts'
import { standIns } from './stand-ins.ts'

/** Whether a part of the bundle, or a part that it refers to, differs from the last description found sound. */
export type MayDiffer = (pointer: string) => boolean

export interface Loaded {
  readonly extensions: Extensions
  /** The bundle as a JSON value. */
  readonly bundle: unknown
  /** Keys of the parts of the bundle. */
  readonly keys: ContentKeys
  readonly mayDiffer: MayDiffer
  /** Whether every part refers to the same others as in that description. */
  readonly hasSameReferences: boolean
  /** What is wrong with the examples; worth saying when nothing else is wrong. */
  readonly examples: readonly Problem[]
  /** Finds where a place of the bundle was written. */
  readonly locator: Locator
  /** The files that hold the schemas of the bundle. */
  readonly files: (schemas: ReadonlyMap<string, unknown>) => readonly SchemaFile[]
}

const nothingFound: Findings = { problems: [], examples: [] }

export class Loader {
  readonly #root: string
  readonly #files: DescriptionFiles
  readonly #reader: SettingsReader
  #settings: Settings | undefined
  #exampleRule: Config | undefined
  /** The last description that the linter found sound. */
  #last: (Bundled & { readonly keys: ContentKeys }) | undefined
  /** Parts that differ from the last description that was confirmed; nothing when all of it may. */
  #unconfirmed: readonly string[] | undefined

  /** Takes the description's root file, the linter's settings and the table of extensions. */
  constructor(root: string, lint: string, extensions: string) {
    this.#root = root
    this.#reader = new SettingsReader(lint, extensions)
    this.#files = new DescriptionFiles(root)
  }

  /**
   * Loads the description as it is saved now; `lap` takes the name of each phase at its end.
   *
   * @throws {DescriptionError} says what is wrong with the files or with what they hold
   */
  async load(lap: (phase: string) => void): Promise<Loaded> {
    const settings = await this.#reader.read()
    // What other settings have found sound is judged anew.
    if (settings !== this.#settings) {
      this.#last = undefined
      this.#unconfirmed = undefined
      this.#exampleRule = undefined
    }
    this.#settings = settings
    const { lint: config, extensions } = settings
    lap('settings')
    const root = await this.#files.read(config)
    lap('read')
    const { documents } = this.#files
    const last = this.#last
    const ready = last && patched(last, documents)
    const keys = ready && last.keys.after(ready.bundle, ready.changed)
    const isSound = ready && keys && (await this.#isStillSound(root, settings, ready, keys))
    const { problems, examples } = isSound ? nothingFound : await this.#lint(root, settings)
    if (problems.length > 0) throw new DescriptionError(problems)
    lap('lint')
    const bundled = ready?.bundle ?? (await this.#bundle(config))
    const newKeys = keys ?? new ContentKeys(bundled)
    const unconfirmed = ready && this.#unconfirmed && [...this.#unconfirmed, ...ready.changed]
    this.#unconfirmed = unconfirmed
    // What has a wrong example is judged as a whole the next time.
    this.#last = examples.length === 0 ? { bundle: bundled, documents, keys: newKeys } : undefined
    lap('bundle')
    return {
      extensions,
      bundle: bundled,
      keys: newKeys,
      mayDiffer: (pointer) => unconfirmed === undefined || newKeys.reaches(pointer, unconfirmed),
      hasSameReferences: unconfirmed !== undefined,
      examples,
      locator: new Locator(root, documents),
      files: (schemas) => schemaFiles(documents, (name) => schemas.has(name)),
    }
  }

  /** Takes the description that was loaded last as sound in everything that is checked of it. */
  confirm(): void {
    this.#unconfirmed = []
  }

  /**
   * Whether schemas that differ from a sound description leave it sound. Each is judged by itself, and the examples of
   * what refers to it again; what the linter then finds is worded by a judgement of the whole.
   */
  async #isStillSound(
    root: Document,
    settings: Settings,
    { bundle, changed, isProseOnly }: Patched,
    keys: ContentKeys,
  ): Promise<boolean> {
    if (changed.length === 0) return true
    const parsed = recordOf(root.parsed)
    const alone = { ...parsed, paths: {}, components: { schemas: standIns(bundle, changed) } }
    if (!(await this.#hasNoFault(root, alone, settings))) return false
    if (isProseOnly) return true
    const paths = Object.entries(recordOf(parsed.paths)).filter(([path]) =>
      keys.reaches(pointerTo('paths', path), changed),
    )
    const part = { ...parsed, paths: Object.fromEntries(paths) }
    this.#exampleRule ??= await settings.onlyRules('storefront/examples-valid')
    return this.#hasNoFault(root, part, { ...settings, lint: this.#exampleRule })
  }

  async #hasNoFault(root: Document, parsed: unknown, settings: Settings): Promise<boolean> {
    const { problems, examples } = await this.#lint({ source: root.source, parsed }, settings)
    return problems.length === 0 && examples.length === 0
  }

  async #bundle(config: Config): Promise<unknown> {
    // The bundler rewrites what it is given, so it works on copies of the parsed files.
    const copies = this.#files.resolver(config, ({ source, parsed }) => ({
      source,
      parsed: structuredClone(parsed),
    }))
    const result = await bundle({ ref: this.#root, config, externalRefResolver: copies })
    return result.bundle.parsed
  }

  async #lint(root: Document, settings: Settings): Promise<Findings> {
    const resolver = this.#files.resolver(settings.lint, (document) => document)
    try {
      return await lint(root, settings.lint, resolver)
    } catch (error) {
      // A rule that meets something else than it expects ends without a place: what all of them expect is checked alone.
      const { problems } = await lint(
        root,
        await settings.onlyRules(
          'struct',
          'no-unresolved-refs',
          'storefront/extensions-known',
          'storefront/fields-described',
        ),
        resolver,
      )
      if (problems.length > 0) return { problems, examples: [] }
      const reason = (error instanceof Error ? error.message : String(error)).replace(/\.+$/, '')
      const message = `The linter cannot read the description: ${reason}.`
      const advice = 'Undo the last change, and make it in smaller steps.'
      return {
        problems: [{ file: this.#root, line: 1, column: 1, message, advice }],
        examples: [],
      }
    }
  }
}
