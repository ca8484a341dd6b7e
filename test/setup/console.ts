// Builds the console once, before any browser opens it, unless the same sources were built before.
import { resolve } from 'node:path'
import { builtConsole } from '../../scripts/built-apps.ts'

const FOLDER = 'STOREFRONT_TEST_CONSOLE'

/** Runs once before all tests; passes the folder on in the environment. */
export default async function setup(): Promise<void> {
  // A run inside a test inherits it: it opens no browser.
  process.env[FOLDER] ??= await builtConsole(resolve(import.meta.dirname, '../..'))
}

/** The folder of the built console. */
export function consoleOfRun(): string {
  const folder = process.env[FOLDER]
  if (folder === undefined) throw new Error('The console is built before the tests.')
  return folder
}
