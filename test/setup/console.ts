// Builds the console once, before any browser opens it: files that build it side by side would empty each other's folder.
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

/** In a separate process, because the tests' NODE_ENV would make it a development build. */
export default function setup() {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'console'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'pipe',
  })
}
