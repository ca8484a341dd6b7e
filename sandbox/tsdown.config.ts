import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type UserConfig } from 'tsdown'

const common: UserConfig = {
  target: 'es2022',
  platform: 'node',
  fixedExtension: false,
  dts: { entry: 'index.ts' },
  outDir: 'dist',
}

/** The published sandbox: what is imported, in both module systems, and the command. */
export default defineConfig([
  {
    ...common,
    entry: { index: 'index.ts', command: 'process/command.ts' },
    format: ['esm'],
    clean: true,
    onSuccess: () => {
      const [from, to] = ['storage/database/migrations', 'dist/migrations']
      cpSync(join(import.meta.dirname, from), join(import.meta.dirname, to), { recursive: true })
      const description = join(import.meta.dirname, '../generated/openapi.json')
      cpSync(description, join(import.meta.dirname, 'dist/openapi.json'))
    },
  },
  { ...common, entry: { index: 'index.ts' }, format: ['cjs'], clean: false },
])
