// The example shop as `npm start` serves it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { keptBuild } from './kept-build.ts'

/**
 * Builds the shop in a process of its own, unless the same sources were built before.
 *
 * @param root the repository
 * @returns the folder of the build, which stays as it is while this process runs
 */
export function builtShop(root: string): Promise<string> {
  return keptBuild(root, {
    name: 'shop',
    sources: ['examples/storefront', 'src', 'generated', 'package-lock.json'],
    build: async (folder) => {
      const command = resolve(root, 'node_modules/@react-router/dev/bin.js')
      const builder = spawn(process.execPath, [command, 'build', '--logLevel', 'error'], {
        cwd: resolve(root, 'examples/storefront'),
        env: { ...process.env, NODE_ENV: 'production', SHOP_BUILD: folder },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      builder.stderr.on('data', (part) => {
        said += part
      })
      const [code] = await once(builder, 'exit')
      if (code !== 0) throw new Error(`The shop was not built:\n${said}`)
    },
  })
}
