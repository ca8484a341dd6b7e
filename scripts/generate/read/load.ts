/** Reads and bundles the description into one document that keeps its named parts. */
import { BaseResolver, bundle, createConfig } from '@redocly/openapi-core'
import { recordOf, type UnknownRecord } from '../model/json.ts'
import { readExtensions } from './extensions.ts'
import { type DescriptionFiles, readFiles } from './files.ts'
import { DescriptionError, reasonOf } from './problem.ts'
import { addOrigins, locatorOf, type Origins } from './source-location.ts'

export type Loaded = Awaited<ReturnType<typeof load>>

/**
 * Loads the current description.
 *
 * @param table the file of the extensions
 * @throws {DescriptionError} with the problems of the files
 */
export async function load(root: string, table: string) {
  const extensions = await readExtensions(table)
  const files = await readFiles(root)
  const origins: Origins = new Map()
  const bundle = await bundleOf(root, files, origins)
  const locate = locatorOf(bundle, files.root, files.documents, origins)
  return { extensions, files, bundle, locate }
}

async function bundleOf(
  root: string,
  { documents }: DescriptionFiles,
  origins: Origins,
): Promise<UnknownRecord> {
  const externalRefResolver = new BaseResolver()
  for (const [file, document] of documents) {
    // The bundler mutates its input.
    const parsed = structuredClone(document.parsed)
    addOrigins(origins, parsed, { document, pointer: '' })
    const copy = { source: document.source, parsed }
    externalRefResolver.cache.set(file, Promise.resolve(copy))
  }
  const config = await createConfig({})
  try {
    const result = await bundle({ ref: root, config, externalRefResolver })
    return recordOf(result.bundle.parsed)
  } catch (error) {
    const message = `The files cannot be bundled: ${reasonOf(error)}.`
    const advice = 'Undo the last change, and repeat it in smaller steps.'
    throw new DescriptionError([{ file: root, line: 1, column: 1, message, advice }])
  }
}
