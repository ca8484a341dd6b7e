// @ts-check
/** The command in a checkout: `npm run sandbox`. */
import { compiledProgram } from './compiled-program.js'

await import(await compiledProgram({ name: 'command', entry: 'sandbox/process/cli.ts' }))
