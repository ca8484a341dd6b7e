// Finds the Chromium that the browser tests drive, and installs the system's own when there is none.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The headless shell first: a test takes a fifth less CPU time than in the full browser. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
/** Where installers leave it outside the PATH, on macOS and Windows. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    const programs = [
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ]
    return folder === undefined ? [] : programs.map((program) => join(folder, program))
  }),
]

/**
 * The path of a Chromium on this machine: `STOREFRONT_CHROMIUM` when set, else the first known name on the PATH or
 * where its installer leaves it.
 *
 * @returns the absolute path, or `undefined` when there is none.
 */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.STOREFRONT_CHROMIUM,
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...PLACES,
  ]
  return candidates.find((path) => path !== undefined && isExecutable(path))
}

/**
 * {@link findChromium}, installing Debian's package first where that needs no password.
 *
 * @throws Error with the command to run manually, when there is no Chromium and none can be installed.
 */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found
  // Releases before Debian 12 have only the full browser.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    installPackages([name, 'fonts-liberation'])
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: "sudo apt-get install chromium") or set STOREFRONT_CHROMIUM to its path.',
  )
}

/** Installs Debian packages when this process may (root, apt-get there); otherwise does nothing. */
function installPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0) return
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  if (run('update').error) return
  run('install', '-y', '--no-install-recommends', ...names)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
