/** Reads, lints and bundles the description into one document that keeps its named parts. */
import { readFileSync } from 'node:fs'
import { bundle, type Config, createConfig, type Document, parseYaml } from '@redocly/openapi-core'
import type { Extensions } from '../../../spec/rules/extensions.js'
import { pluginWith } from '../../../spec/rules/plugin.js'
import { ContentKeys } from '../model/content-keys.ts'
import { pointerTo, recordOf } from '../model/json.ts'
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
  /** Keys of the parts of the bundle. */
  readonly keys: ContentKeys
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
  readonly #lintSettings: string
  readonly #extensions: Extensions
  readonly #files: DescriptionFiles
  #config: Config | undefined
  /** The last description that the linter found sound. */
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
    const { documents } = this.#files
    const ready = this.#last === undefined ? undefined : patched(this.#last, documents)
    const keys = new ContentKeys(ready?.bundle)
    const isSound =
      ready !== undefined && (await this.#isStillSound(root, config, ready.changed, keys))
    const { problems, examples } = isSound ? nothingFound : await this.#lint(root, config)
    if (problems.length > 0) throw new DescriptionError(problems)
    lap('lint')
    const bundled = ready?.bundle ?? (await this.#bundle(config))
    // What has a wrong example is judged as a whole the next time.
    this.#last = examples.length === 0 ? { bundle: bundled, documents } : undefined
    lap('bundle')
    return {
      bundle: bundled,
      keys: ready === undefined ? new ContentKeys(bundled) : keys,
      examples,
      locator: new Locator(root, documents),
      files: (schemas) => schemaFiles(documents, (name) => schemas.has(name)),
    }
  }

  /**
   * Whether schemas that differ from a sound description leave it sound. They can only break rules at the operations
   * that reach them, so only those are judged; what the linter then finds is worded by a judgement of the whole.
   */
  async #isStillSound(
    root: Document,
    config: Config,
    changed: readonly string[],
    keys: ContentKeys,
  ): Promise<boolean> {
    const pointers = changed.map((name) => pointerTo('components', 'schemas', name))
    const parsed = recordOf(root.parsed)
    const paths = Object.entries(recordOf(parsed.paths)).filter(([path]) => {
      const reached = keys.reachedFrom(pointerTo('paths', path))
      return pointers.some((pointer) => reached.has(pointer))
    })
    const part = { ...parsed, paths: Object.fromEntries(paths) }
    const { problems, examples } = await this.#lint({ source: root.source, parsed: part }, config)
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

  /** The linter's settings; its own loading of the rules would import them once more, each file by itself. */
  async #settings(): Promise<Config> {
    const configPath = this.#lintSettings
    const written = recordOf(parseYaml(readFileSync(configPath, 'utf8')))
    return createConfig({ ...written, plugins: [pluginWith(this.#extensions)] }, { configPath })
  }

  /** The rules that hold whatever is written to the shape that all other rules rely on. */
  #structureOnly(): Promise<Config> {
    return createConfig({
      plugins: [pluginWith(this.#extensions)],
      rules: {
        struct: 'error',
        'no-unresolved-refs': 'error',
        'storefront/extensions-known': 'error',
      },
    })
  }

  async #lint(root: Document, config: Config): Promise<Findings> {
    try {
      return await lint(
        root,
        config,
        this.#files.resolver(config, (document) => document),
      )
    } catch (error) {
      // A rule that meets something else than it expects ends without a place: what is expected is checked by itself.
      const { problems } = await lint(
        root,
        await this.#structureOnly(),
        this.#files.resolver(config, (document) => document),
      )
      if (problems.length > 0) return { problems, examples: [] }
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
