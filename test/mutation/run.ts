// `npm run test:mutation [folder, room or file]`: changes one line after another and counts the changes that no test notices.
import { spawnSync } from 'node:child_process'
import { extname, resolve } from 'node:path'

/** The mutated folders, and the files of each. */
const folders: Record<string, readonly string[]> = {
  'src/session': ['src/session/**/*.ts'],
  'src/transport': ['src/transport/**/*.ts'],
  'src/errors': ['src/errors/**/*.ts'],
  'src/query': ['src/query/**/*.ts'],
  'sandbox/rules': ['sandbox/commerce/rules/**/*.ts'],
  'sandbox/carts': ['sandbox/commerce/carts/**/*.ts'],
  'sandbox/checkouts': ['sandbox/commerce/checkouts/**/*.ts'],
  'sandbox/catalogue': ['sandbox/commerce/catalogue/**/*.ts'],
  'sandbox/identity': ['sandbox/people/identity/**/*.ts'],
  // What is shown by them is tried in `test/browser`, which no run of these repeats.
  'console/store': ['console/store/**/*.ts'],
  'console/pricing': ['console/pricing/**/*.ts'],
  'scripts/generate/report': ['scripts/generate/report/**/*.ts'],
  'console/resources': [
    'console/resources/*/adapter.ts',
    'console/resources/products/discount-kinds.ts',
    'console/resources/products/stock-states.ts',
    'console/resources/members/member-states.ts',
  ],
}

const root = resolve(import.meta.dirname, '../..')
const asked = process.argv.slice(2)
const chosen = asked.length > 0 ? asked : Object.keys(folders)

let failed = false
for (const name of chosen) {
  // A folder of the list, or one room or file of it.
  const folder = Object.keys(folders).find((one) => name === one || name.startsWith(`${one}/`))
  if (!folder) throw new Error(`Not mutated: ${name}. Folders: ${Object.keys(folders).join(', ')}.`)
  // `sandbox/rules/totals` is a part of the files of `sandbox/rules`, wherever these lie.
  const [all = ''] = folders[folder] ?? []
  const place = all.includes('/**') ? all.slice(0, all.indexOf('/**')) : folder
  const below = `${place}${name.slice(folder.length)}`
  const part = extname(name) === '' ? `${below}/**/*.ts` : below
  const mutate = name === folder ? (folders[folder] ?? []) : [part]
  const stryker = spawnSync(
    process.execPath,
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'test/mutation/stryker.config.js',
      '--mutate',
      mutate.join(','),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, STOREFRONT_MUTATED: folder, STOREFRONT_MUTATED_PART: name },
    },
  )
  failed ||= stryker.status !== 0
}
if (failed) process.exitCode = 1
