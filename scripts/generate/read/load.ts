/**
 * Reads the description's files and bundles them into one document that keeps its named parts.
 * Parsed files stay in memory: a watch rebuild parses only what was saved since.
 */
import { statSync } from 'node:fs'
import {
  BaseResolver,
  bundle,
  type Config,
  type Document,
  loadConfig,
  YamlParseError,
} from '@redocly/openapi-core'
import type { SchemaFile } from '../model/schema-file.ts'
import { lint } from './lint.ts'
import { DescriptionError, type Problem } from './problem.ts'
import { schemaFiles } from './schema-files.ts'
import { Locator } from './source-location.ts'

export interface Loaded {
  /** The bundle as a JSON value. */
  readonly bundle: unknown
  /** What the linter says; nothing among it keeps the bundle from being whole. */
  readonly problems: readonly Problem[]
  /** Says where a place of the bundle was written. */
  readonly locator: Locator
  /** The files that hold the schemas of the bundle. */
  readonly files: (schemas: ReadonlyMap<string, unknown>) => readonly SchemaFile[]
}

interface ParsedFile {
  readonly stamp: string
  readonly document: Document
}

export class Loader {
  readonly #root: string
  readonly #lintSettings: string
  readonly #files = new Map<string, ParsedFile>()
  #config: Config | undefined

  readonly #skippedRules: readonly string[]

  constructor(root: string, lintSettings: string, skippedRules: readonly string[]) {
    this.#root = root
    this.#lintSettings = lintSettings
    this.#skippedRules = skippedRules
  }

  /** Reads, lints and bundles; `lap` takes the name of each phase at its end. */
  async load(lap: (phase: string) => void): Promise<Loaded> {
    const config = await this.#settings()
    lap('settings')

    const resolver = this.#resolver(config, (document) => document)
    const root = await this.#readRoot(resolver)
    const problems = await lint(root, config, resolver)
    // A bundle with holes would only lead to follow-up errors.
    if (problems.some(({ isFatal }) => isFatal)) throw new DescriptionError(problems)
    await this.#remember(resolver)
    lap('read and lint')

    // The bundler rewrites what it is given, so it works on copies of the parsed files.
    const copies = this.#resolver(config, ({ source, parsed }) => ({
      source,
      parsed: structuredClone(parsed),
    }))
    const result = await bundle({ ref: this.#root, config, externalRefResolver: copies })
    lap('bundle')
    const documents = [...this.#files.values()].map(({ document }) => document)
    return {
      bundle: result.bundle.parsed,
      problems,
      locator: new Locator(root, documents),
      files: (schemas) => schemaFiles(documents, (name) => schemas.has(name)),
    }
  }

  async #settings(): Promise<Config> {
    if (this.#config !== undefined) return this.#config
    const config = await loadConfig({ configPath: this.#lintSettings })
    config.skipRules([...this.#skippedRules])
    this.#config = config
    return config
  }

  async #readRoot(resolver: BaseResolver): Promise<Document> {
    try {
      const root = await resolver.resolveDocument(null, this.#root, true)
      if (root instanceof Error) throw root
      return root
    } catch (error) {
      throw new DescriptionError([problemOf(error, this.#root)])
    }
  }

  /** A resolver that knows every file that was not saved since it was parsed. */
  #resolver(config: Config, prepare: (document: Document) => Document): BaseResolver {
    const resolver = new BaseResolver(config.resolve)
    for (const [file, { stamp, document }] of this.#files) {
      if (stamp === stampOf(file)) resolver.cache.set(file, Promise.resolve(prepare(document)))
    }
    return resolver
  }

  async #remember(resolver: BaseResolver): Promise<void> {
    const used = new Set(resolver.cache.keys())
    for (const file of this.#files.keys()) if (!used.has(file)) this.#files.delete(file)
    for (const [file, reading] of resolver.cache) {
      const document = await reading
      if (document instanceof Error) this.#files.delete(file)
      else this.#files.set(file, { stamp: stampOf(file), document })
    }
  }
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats === undefined ? 'missing' : `${stats.mtimeMs} ${stats.size} ${stats.ino}`
}

function problemOf(error: unknown, file: string): Problem {
  const message = error instanceof Error ? error.message : String(error)
  if (!(error instanceof YamlParseError)) return { file, line: 1, column: 1, message }
  return {
    file: error.source.absoluteRef,
    line: error.line || 1,
    column: error.col || 1,
    message: `This is not YAML: ${message.replace(/( in ".*")?\s*\(\d+:\d+\)$/, '')}.`,
    advice: 'Look for a missing colon, quote or indentation on this line or the one above.',
  }
}
