// `npm test`: all tests, browser included. Requires a Chromium first, so that a missing one is a one-line error.
import { spawn } from 'node:child_process'
import { requireChromium } from './chromium.ts'

try {
  process.env.STOREFRONT_CHROMIUM = requireChromium()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const vitest = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
vitest.on('exit', (code) => process.exit(code ?? 1))
