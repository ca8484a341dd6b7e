// Compresses what the build wrote, so that the server need not: a .br and a .gz file beside each.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Smaller files do not get smaller by it. */
const LEAST = 1024

/** A plugin of the console's build. */
export function compressedAssets(): Plugin {
  let folder = ''
  return {
    name: 'compressed-assets',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    // Only of a build that succeeded: a bundle is closed after a failure, too, and this would hide its reason.
    async writeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      await Promise.all(
        files
          .filter((name) => /\.(js|css|html|svg)$/.test(name))
          .map((name) => compress(join(folder, name))),
      )
    },
  }
}

async function compress(file: string) {
  const content = await readFile(file)
  if (content.length < LEAST) return
  const [small, smaller] = await Promise.all([
    zip(content, { level: 9 }),
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ])
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)])
}
