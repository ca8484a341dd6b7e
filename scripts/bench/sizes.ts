/** How many bytes an app downloads. */
import { gzipSync } from 'node:zlib'
import { bundle, type Workshop } from './workshop.ts'

/** A bundle's size in bytes. */
export interface Size {
  readonly minified: number
  readonly gzipped: number
}

/** esbuild's minified bundle, then gzip at its best. */
export const sizeOf = async (workshop: Workshop, app: string, source?: string): Promise<Size> => {
  const text = await bundle(workshop, app, source === undefined ? {} : { source })
  return {
    minified: Buffer.byteLength(text),
    gzipped: gzipSync(text, { level: 9 }).byteLength,
  }
}
