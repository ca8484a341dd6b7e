// `npm test [-- files]`: all tests, browser included; `--long` runs the long suite. Requires a Chromium first, so that a
// missing one is a one-line error.
import { spawn } from 'node:child_process'
import { requireChromium } from './chromium.ts'

try {
  process.env.STOREFRONT_CHROMIUM = requireChromium()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const words = process.argv.slice(2)
const files = words.filter((word) => word !== '--long')
if (files.length < words.length) process.env.STOREFRONT_LONG = '1'

const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
  stdio: 'inherit',
})
vitest.on('exit', (code) => process.exit(code ?? 1))
