// @ts-check
/** `npm start`, bundled: transpiling file by file takes longer than the start itself. */
import { resolve } from 'node:path'
import { compiledProgram } from '../sandbox/process/compiled-program.js'

const program = await compiledProgram({
  name: 'start',
  entry: 'scripts/start.ts',
  // The built shop imports it too.
  external: ['react-router'],
})
process.argv.splice(2, 0, '--root', resolve(import.meta.dirname, '..'))
await import(program)
