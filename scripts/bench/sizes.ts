/** How many bytes an app downloads. */
import { gzipSync } from 'node:zlib'
import { download } from './bundle-workspace.ts'

/** The bytes of files, each gzipped at the highest level. */
export const gzipped = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0)

/** The bytes of esbuild's minified files: of the initial load, and with the lazy chunks. */
export const sizeOf = async (app: string) => {
  const { first, later } = await download(app)
  return { gzipped: gzipped(first), whole: gzipped([...first, ...later]) }
}
