/**
 * The command `npm run generate`. Starting is most of a cold run: hundreds of small library files, each of them passed
 * through the TypeScript loader. So the compiler is bundled into one file first and run by Node alone, which takes a
 * third off the whole.
 */
import { spawnSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

const project = resolve(import.meta.dirname, '../..')
const program = join(project, 'node_modules/.cache/storefront-client/generate.mjs')
process.argv.splice(2, 0, '--root', project)

async function bundle(): Promise<boolean> {
  // Two runs at once must not read each other's half-written program.
  const written = `${program}.${process.pid}`
  try {
    await build({
      entryPoints: [join(import.meta.dirname, 'command.ts')],
      outfile: written,
      bundle: true,
      platform: 'node',
      format: 'esm',
      // What is one file already, or is needed only now and then.
      external: ['typescript', 'esbuild', 'ajv', 'ajv-formats'],
      banner: {
        js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
      },
      logLevel: 'silent',
    })
    renameSync(written, program)
    return true
  } catch {
    return false
  }
}

if (await bundle()) {
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} else {
  // Installed packages may be read-only: the sources do the same, more slowly.
  await import('./command.ts')
}
