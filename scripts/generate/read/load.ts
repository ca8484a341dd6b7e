/** Reads, lints and bundles the description into one document that keeps its named parts. */
import { bundle, type Config, type Document } from '@redocly/openapi-core'
import type { Extensions } from '../../../spec/rules/extensions.js'
import type { SchemaFile } from '../model/schema-file.ts'
import { DescriptionFiles } from './files.ts'
import { type Findings, lint } from './lint.ts'
import { DescriptionError, type Problem } from './problem.ts'
import { schemaFiles } from './schema-files.ts'
import { type Settings, SettingsReader } from './settings.ts'
import { Locator } from './source-location.ts'

export interface Loaded {
  readonly extensions: Extensions
  /** The bundle as a JSON value. */
  readonly bundle: unknown
  /** What is wrong with the examples; worth saying when nothing else is wrong. */
  readonly examples: readonly Problem[]
  /** Finds where a place of the bundle was written. */
  readonly locator: Locator
  /** The files that hold the schemas of the bundle. */
  readonly files: (schemas: ReadonlyMap<string, unknown>) => readonly SchemaFile[]
}

export class Loader {
  readonly #root: string
  readonly #files: DescriptionFiles
  readonly #reader: SettingsReader

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
    const { lint: config, extensions } = settings
    lap('settings')
    const root = await this.#files.read(config)
    lap('read')
    const { problems, examples } = await this.#lint(root, settings)
    if (problems.length > 0) throw new DescriptionError(problems)
    lap('lint')
    const bundled = await this.#bundle(config)
    lap('bundle')
    const { documents } = this.#files
    return {
      extensions,
      bundle: bundled,
      examples,
      locator: new Locator(root, documents),
      files: (schemas) => schemaFiles(documents, (name) => schemas.has(name)),
    }
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
