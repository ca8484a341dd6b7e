/** How many bytes an app downloads. */
import { gzipSync } from 'node:zlib'
import { download } from './bundle-workspace.ts'

/** A bundle's size in bytes. */
export interface Size {
  /** The initial load, gzipped. */
  readonly gzipped: number
  /** The same with lazy chunks. */
  readonly whole: number
}

/** The bytes of files, each gzipped at the highest level. */
export const gzipped = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0)

/** esbuild's minified files, each gzipped at the highest level. */
export const sizeOf = async (app: string): Promise<Size> => {
  const { first, later } = await download(app)
  return {
    gzipped: gzipped(first),
    whole: gzipped([...first, ...later]),
  }
}
