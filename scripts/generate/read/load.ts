/** Reads, lints and bundles the description into one document that keeps its named parts. */
import { readFileSync } from 'node:fs'
import { bundle, type Config, createConfig, type Document, parseYaml } from '@redocly/openapi-core'
import type { Extensions } from '../../../spec/rules/extensions.js'
import { pluginWith } from '../../../spec/rules/plugin.js'
import { recordOf } from '../model/json.ts'
import type { SchemaFile } from '../model/schema-file.ts'
import { DescriptionFiles } from './files.ts'
import { type Findings, lint } from './lint.ts'
import { type Bundled, patched } from './patch.ts'
import { DescriptionError, type Problem } from './problem.ts'
import { schemaFiles } from './schema-files.ts'
import { Locator } from './source-location.ts'

export interface Loaded {
  /** The bundle as a JSON value. */
  readonly bundle: unknown
  /** Errors in examples; reported when there are no others. */
  readonly examples: readonly Problem[]
  /** Finds where a place of the bundle was written. */
  readonly locator: Locator
  /** The files that hold the schemas of the bundle. */
  readonly files: (schemas: ReadonlyMap<string, unknown>) => readonly SchemaFile[]
}

export class Loader {
  readonly #root: string
  readonly #lintSettings: string
  readonly #extensions: Extensions
  readonly #files: DescriptionFiles
  #config: Config | undefined
  #last: Bundled | undefined

  constructor(root: string, lintSettings: string, extensions: Extensions) {
    this.#extensions = extensions
    this.#root = root
    this.#lintSettings = lintSettings
    this.#files = new DescriptionFiles(root)
  }

  /**
   * Loads the description as it is saved now; `lap` takes the name of each phase at its end.
   *
   * @throws {DescriptionError} says what is wrong with the files or with what they hold
   */
  async load(lap: (phase: string) => void): Promise<Loaded> {
    this.#config ??= await this.#settings()
    const config = this.#config
    lap('settings')
    const root = await this.#files.read(config)
    lap('read')
    const { problems, examples } = await this.#lint(root, config)
    if (problems.length > 0) throw new DescriptionError(problems)
    lap('lint')
    const { documents } = this.#files
    const bundled = await this.#bundle(config, documents)
    lap('bundle')
    return {
      bundle: bundled,
      examples,
      locator: new Locator(root, documents),
      files: (schemas) => schemaFiles(documents, (name) => schemas.has(name)),
    }
  }

  async #bundle(config: Config, documents: readonly Document[]): Promise<unknown> {
    const ready = this.#last === undefined ? undefined : patched(this.#last, documents)
    if (ready !== undefined) {
      this.#last = { bundle: ready, documents }
      return ready
    }
    // The bundler rewrites what it is given, so it works on copies of the parsed files.
    const copies = this.#files.resolver(config, ({ source, parsed }) => ({
      source,
      parsed: structuredClone(parsed),
    }))
    const result = await bundle({ ref: this.#root, config, externalRefResolver: copies })
    this.#last = { bundle: result.bundle.parsed, documents }
    return this.#last.bundle
  }

  /** The linter's settings; its own loading of the rules would import them once more, each file by itself. */
  async #settings(): Promise<Config> {
    const configPath = this.#lintSettings
    const written = recordOf(parseYaml(readFileSync(configPath, 'utf8')))
    return createConfig({ ...written, plugins: [pluginWith(this.#extensions)] }, { configPath })
  }

  async #lint(root: Document, config: Config): Promise<Findings> {
    try {
      return await lint(
        root,
        config,
        this.#files.resolver(config, (document) => document),
      )
    } catch (error) {
      // The linter gives up on some descriptions without a place.
      const reason = error instanceof Error ? error.message : String(error)
      const message = `The linter cannot read the description: ${reason}.`
      const advice = 'Undo the last change, and make it in smaller steps.'
      return {
        problems: [{ file: this.#root, line: 1, column: 1, message, advice }],
        examples: [],
      }
    }
  }
}
