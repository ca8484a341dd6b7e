// @ts-check
/**
 * The command `npm run generate`. Reading hundreds of small library files and compiling them is half of a cold run, so
 * the compiler is kept as one file with its machine code: a run whose sources did not change only loads that.
 */
import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { Script } from 'node:vm'

const project = resolve(import.meta.dirname, '../..')
const cache = join(project, 'node_modules/.cache/storefront-client/generate')
const typescript = join(project, 'node_modules/typescript/lib/typescript.js')

/**
 * The compiler as one file. Everything kept of it is in a folder of its id, the digest of its text and of the lock
 * file: V8 takes machine code of any other text of the same length for that of this one.
 *
 * @typedef {{ id: string, text: string }} Program
 */

/** @returns {string} what tells whether a file changed, without reading it */
const stampOf = (/** @type {string} */ file) => {
  const stats = statSync(join(project, file), { throwIfNoEntry: false })
  return stats === undefined ? 'missing' : `${stats.mtimeMs} ${stats.size} ${stats.ino}`
}

/** @returns {Buffer | undefined} */
const read = (/** @type {string} */ file) => {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Writes atomically, because two runs may write at once. Installed packages may be read-only. */
const keep = (/** @type {string} */ file, /** @type {string | Buffer} */ data) => {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, data)
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // The next run does the same work again.
  }
}

/** @returns {Program | undefined} the program that was kept, if nothing it was made of has changed since */
const keptProgram = () => {
  const current = read(join(cache, 'current.json'))
  if (current === undefined) return undefined
  const { id, stamps } = JSON.parse(current.toString())
  const isCurrent = Object.entries(stamps).every(([file, stamp]) => stampOf(file) === stamp)
  const text = isCurrent ? read(join(cache, id, 'program.cjs'))?.toString() : undefined
  return text === undefined ? undefined : { id, text }
}

/** @returns {Promise<Program>} */
const bundledProgram = async () => {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: project,
    entryPoints: [join(import.meta.dirname, 'command.ts')],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // One file already, and too long to bundle at every change of the compiler.
    external: ['typescript', 'esbuild'],
    // Code that was kept cannot import by itself.
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'moduleUrl', 'import.meta.dirname': '__dirname' },
    logLevel: 'silent',
  })
  const text = outputFiles[0]?.text ?? ''
  const lock = read(join(project, 'package-lock.json')) ?? ''
  const id = createHash('sha256').update(text).update(lock).digest('hex').slice(0, 16)
  const sources = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules'))
  const makers = [...sources, relative(project, import.meta.filename), 'package-lock.json']
  const stamps = Object.fromEntries(makers.map((file) => [file, stampOf(file)]))
  forgetOthers(id)
  keep(join(cache, id, 'program.cjs'), text)
  keep(join(cache, 'current.json'), JSON.stringify({ id, stamps }))
  return { id, text }
}

const forgetOthers = (/** @type {string} */ id) => {
  try {
    for (const name of readdirSync(cache))
      if (name !== id) rmSync(join(cache, name), { recursive: true, force: true })
  } catch {
    // There are none yet.
  }
}

const { id, text } = keptProgram() ?? (await bundledProgram())
const folder = join(cache, id)
const program = join(folder, 'program.cjs')
const require = createRequire(program)

/** @type {{ exports: any } | undefined} */
let compiler

/**
 * Runs a CommonJS file with the machine code of the last run, and keeps that of this run when there was none.
 *
 * @param {string} file
 * @param {string} code the name of its machine code
 * @param {string} source
 * @returns {any} what it exports
 */
const run = (file, code, source) => {
  const codeFile = join(folder, `${code}.${process.version}`)
  const cachedData = read(codeFile)
  const script = new Script(
    `(function (exports, require, module, __filename, __dirname, moduleUrl) {${source}\n})`,
    { filename: file, ...(cachedData === undefined ? {} : { cachedData }) },
  )
  // At the end, so that it holds the functions that were used.
  if (cachedData === undefined || script.cachedDataRejected)
    process.once('exit', () => keep(codeFile, script.createCachedData()))
  const module = { exports: {} }
  const moduleUrl = new URL(`file://${file}`).href
  script.runInThisContext()(module.exports, load, module, file, dirname(file), moduleUrl)
  return module.exports
}

/** @returns {any} */
const load = (/** @type {string} */ name) => {
  if (name !== 'typescript') return require(name)
  compiler ??= { exports: run(typescript, 'typescript', readFileSync(typescript, 'utf8')) }
  return compiler.exports
}

process.argv.splice(2, 0, '--root', project, '--cache', folder)
run(program, 'program', text)
