// `npm run packaging`: builds the tarball a user would install and checks it with publint and attw, then imports it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)
const run = (command: string, args: string[], cwd = root) =>
  execFileSync(command, args, { cwd, stdio: 'inherit' })

run('npm', ['run', '--silent', 'build'])

const folder = mkdtempSync(join(tmpdir(), 'storefront-package-'))
try {
  run('npm', ['pack', '--silent', '--pack-destination', folder])
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (!tarball) throw new Error('npm pack made no tarball')
  run(bin('publint'), ['--strict', join(folder, tarball)])
  run(bin('attw'), [join(folder, tarball)])
  importAsUser(join(folder, tarball))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Unpacks the tarball as a user's node_modules would hold it and loads it both ways. */
function importAsUser(tarball: string) {
  const modules = join(folder, 'app', 'node_modules')
  const installed = join(modules, 'storefront-client')
  mkdirSync(installed, { recursive: true })
  run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  cpSync(join(root, 'node_modules', 'openapi-fetch'), join(modules, 'openapi-fetch'), {
    recursive: true,
  })
  const app = join(folder, 'app')
  const check = `
    const client = createClient({ platform: platforms.sandbox('http://127.0.0.1:9'), clientId: 'app' })
    if (typeof client.products.getProduct !== 'function' || typeof ApiError !== 'function') throw new Error('broken package')
  `
  writeFileSync(
    join(app, 'esm.mjs'),
    `import { ApiError, createClient, platforms } from 'storefront-client'\n${check}`,
  )
  writeFileSync(
    join(app, 'cjs.cjs'),
    `const { ApiError, createClient, platforms } = require('storefront-client')\n${check}`,
  )
  run(process.execPath, ['esm.mjs'], app)
  run(process.execPath, ['cjs.cjs'], app)
  console.log('The packed client loads as a module and by require.')
}
