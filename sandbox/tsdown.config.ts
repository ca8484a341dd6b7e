import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'tsdown'

const here = import.meta.dirname

/** The published sandbox: its library and its command. `require` reads ES modules from Node 20.19 on. */
export default defineConfig({
  target: 'es2022',
  platform: 'node',
  fixedExtension: false,
  dts: { entry: 'index.ts' },
  outDir: 'dist',
  entry: { index: 'index.ts', command: 'process/cli.ts' },
  format: ['esm'],
  // Loading its 262 files took longer than all the rest of the code.
  noExternal: ['kysely'],
  clean: true,
  // Stack traces need lines, and Node prints the source line of an uncaught error.
  minify: false,
  onSuccess: () => {
    for (const folder of ['storage/database/migrations', 'demo/pictures/media', 'demo/seed/data']) {
      cpSync(join(here, folder), join(here, 'dist', basename(folder)), { recursive: true })
    }
    cpSync(join(here, '../node_modules/kysely/LICENSE'), join(here, 'dist/kysely.LICENSE'))
    const description: unknown = JSON.parse(
      readFileSync(join(here, '../generated/openapi.json'), 'utf8'),
    )
    writeFileSync(join(here, 'dist/openapi.json'), JSON.stringify(description))
  },
})
