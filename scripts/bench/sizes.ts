/** How many bytes an app downloads. */
import { gzipSync } from 'node:zlib'
import { type BundleWorkspace, download } from './bundle-workspace.ts'

/** A bundle's size in bytes. */
export interface Size {
  /** What a page loads to begin with, compressed. */
  readonly gzipped: number
  /** The same with everything that it may load later. */
  readonly whole: number
}

/** The bytes of files, each compressed by gzip at its best. */
export const gzipped = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0)

/** esbuild's minified files, each compressed by gzip at its best. */
export const sizeOf = async (
  workspace: BundleWorkspace,
  app: string,
  source?: string,
): Promise<Size> => {
  const { first, later } = await download(workspace, app, source)
  return {
    gzipped: gzipped(first),
    whole: gzipped([...first, ...later]),
  }
}
