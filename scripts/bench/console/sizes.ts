/** The JavaScript that the console loads for a screen, from the build's manifest. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runBuilder } from '../../builder.ts'
import { root } from '../bundle-workspace.ts'
import { gzipped } from '../sizes.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

export function buildConsole(folder: string): Promise<void> {
  return buildApp(join(root, 'console'), folder, '--manifest')
}

export function buildApp(place: string, folder: string, ...options: readonly string[]) {
  const words = ['build', ...options, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  return runBuilder({ name: 'vite', command: 'bin/vite.js', words, place })
}

const everyScreen = ['index.html', 'start/show.tsx', 'messages/en/index.ts']

/** The modules of each screen, by their keys in the build's manifest. */
const screens = {
  'product list': [...everyScreen, 'resources/products/product-list.tsx'],
  'edit page': [...everyScreen, 'theme/look.tsx', 'resources/products/product-edit.tsx'],
} as const

export type WeighedScreen = keyof typeof screens

/**
 * The bytes of JavaScript up to a screen, each file gzipped at the highest level.
 *
 * @param folder what `buildConsole` built
 */
export function javaScriptTo(screen: WeighedScreen, folder: string): number {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const files = new Set<string>()
  const collect = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The console's build has no chunk ${name}.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(collect)
  }
  screens[screen].forEach(collect)
  return gzipped([...files].map((file) => readFileSync(join(folder, file), 'utf8')))
}
