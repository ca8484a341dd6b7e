/** Reads and bundles the description into one document that keeps its named parts. */
import { bundle, createConfig } from '@redocly/openapi-core'
import { recordOf, type UnknownRecord } from '../model/json.ts'
import { type Extensions, readExtensions } from './extensions.ts'
import { DescriptionFiles } from './files.ts'
import { DescriptionError, reasonOf } from './problem.ts'
import { type SchemaFile, schemaFiles } from './schema-files.ts'
import { Locator } from './source-location.ts'

export interface Loaded {
  readonly extensions: Extensions
  readonly bundle: UnknownRecord
  /** Finds where a place of the bundle was written. */
  readonly locator: Locator
  /** The files that hold the schemas of the bundle. */
  readonly files: (schemas: ReadonlyMap<string, unknown>) => readonly SchemaFile[]
}

export class Loader {
  readonly #root: string
  readonly #extensions: string
  readonly #files: DescriptionFiles

  /** Takes the description's root file and the table of extensions. */
  constructor(root: string, extensions: string) {
    this.#root = root
    this.#extensions = extensions
    this.#files = new DescriptionFiles(root)
  }

  /**
   * Loads the description as it is saved now.
   *
   * @throws {DescriptionError} says what is wrong with the files
   */
  async load(): Promise<Loaded> {
    const extensions = await readExtensions(this.#extensions)
    const root = await this.#files.read()
    const bundled = await this.#bundle()
    const { documents } = this.#files
    return {
      extensions,
      bundle: bundled,
      locator: new Locator(root, documents),
      files: (schemas) => schemaFiles(documents, (name) => schemas.has(name)),
    }
  }

  async #bundle(): Promise<UnknownRecord> {
    // The bundler rewrites what it is given, so it works on copies of the parsed files.
    const externalRefResolver = this.#files.resolver(({ source, parsed }) => ({
      source,
      parsed: structuredClone(parsed),
    }))
    const config = await createConfig({})
    try {
      const result = await bundle({ ref: this.#root, config, externalRefResolver })
      return recordOf(result.bundle.parsed)
    } catch (error) {
      throw new DescriptionError([
        {
          ...{ file: this.#root, line: 1, column: 1 },
          message: `The files cannot be put together: ${reasonOf(error)}.`,
          advice: 'Undo the last change, and make it in smaller steps.',
        },
      ])
    }
  }
}
