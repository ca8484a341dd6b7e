/** Reads and bundles the description into one document that keeps its named parts. */
import { bundle, createConfig } from '@redocly/openapi-core'
import { recordOf, type UnknownRecord } from '../model/json.ts'
import { readExtensions } from './extensions.ts'
import type { DescriptionFiles } from './files.ts'
import { DescriptionError, reasonOf } from './problem.ts'
import { schemaFiles } from './schema-files.ts'
import { Locator } from './source-location.ts'

export type Loaded = Awaited<ReturnType<typeof load>>

/**
 * Loads the current description.
 *
 * @param table the file of the extensions
 * @throws {DescriptionError} with the problems of the files
 */
export async function load(files: DescriptionFiles, table: string) {
  const extensions = await readExtensions(table)
  const root = await files.read()
  const bundled = await bundleOf(root.source.absoluteRef, files)
  const { documents } = files
  return {
    extensions,
    bundle: bundled,
    /** Maps places of the bundle to source locations. */
    locator: new Locator(root, documents),
    /** The files that hold the schemas of the bundle. */
    files: (schemas: ReadonlyMap<string, unknown>) =>
      schemaFiles(documents, (name) => schemas.has(name)),
  }
}

async function bundleOf(ref: string, files: DescriptionFiles): Promise<UnknownRecord> {
  // The bundler mutates its input, so it gets copies of the parsed files.
  const externalRefResolver = files.resolver(({ source, parsed }) => ({
    source,
    parsed: structuredClone(parsed),
  }))
  const config = await createConfig({})
  try {
    const result = await bundle({ ref, config, externalRefResolver })
    return recordOf(result.bundle.parsed)
  } catch (error) {
    const message = `The files cannot be bundled: ${reasonOf(error)}.`
    const advice = 'Undo the last change, and repeat it in smaller steps.'
    throw new DescriptionError([{ file: ref, line: 1, column: 1, message, advice }])
  }
}
