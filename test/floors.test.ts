// The order of the floors: spec → generated → src → sandbox and console. No floor imports one above it, and inside a
// floor no room imports one above it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { rooms } from './floors.ts'

const root = resolve(import.meta.dirname, '..')
const PACKAGE = 'storefront-client'

/** Which floors a floor may import by relative path, besides itself. */
const mayImport: Record<string, readonly string[]> = {
  generated: [],
  src: ['generated'],
  sandbox: ['generated', 'src'],
  console: [],
}

/** The folders of src that are pure: no session, no network. The sandbox may share those and no others. */
const pureRoomsOfSrc = [
  ...['values', 'errors', 'platforms', 'adapters', 'media'],
  'session/sign-in/pkce.ts',
  'catalogue',
  'schemas/broken-rules.ts',
]

/** The packages the published client may import: one in its core, others where an entry is made for them. */
const clientPackages = ['openapi-fetch']
const packagesOfRooms: Record<string, readonly string[]> = {
  react: ['react', '@tanstack/react-query'],
  // Rendered into the entry when it is built, so that its users need not install it.
  'errors/format.ts': ['js-yaml'],
}

describe.each(Object.keys(mayImport))('the floor %s', (floor) => {
  const imports = sourceFiles(join(root, floor)).flatMap(importsOf)

  it('has files to look at', () => {
    expect(sourceFiles(join(root, floor)).length).toBeGreaterThan(0)
  })

  it('imports no floor above it', () => {
    const allowed = [floor, ...(mayImport[floor] ?? [])]
    const wrong = imports.filter(({ target }) => target && !allowed.includes(floorOf(target)))
    expect(wrong.map(describeImport)).toEqual([])
  })

  it('imports only what it may from the client', () => {
    const wrong = imports.filter(({ specifier, target }) => {
      if (specifier === PACKAGE) return floor !== 'console'
      if (floor !== 'sandbox' || !target || floorOf(target) !== 'src') return false
      const room = relative(join(root, 'src'), target)
      return !pureRoomsOfSrc.some((pure) => room === pure || room.startsWith(`${pure}/`))
    })
    expect(wrong.map(describeImport)).toEqual([])
  })
})

describe.each(Object.entries(rooms))('the rooms of %s', (floor, order) => {
  const files = sourceFiles(join(root, floor))

  it('hold every folder', () => {
    const loose = files
      .map((file) => relative(join(root, floor), file))
      .filter((file) => file.includes('/') && roomOf(file, order) === undefined)
    expect(loose).toEqual([])
  })

  it('are all there', () => {
    expect(order.filter((room) => !existsSync(join(root, floor, room)))).toEqual([])
  })

  it('import no room above them', () => {
    const height = (file: string) => {
      const room = roomOf(relative(join(root, floor), file), order)
      return room === undefined ? order.length : order.indexOf(room)
    }
    const wrong = files
      .flatMap(importsOf)
      .filter(({ target }) => target && !relative(join(root, floor), target).startsWith('..'))
      .filter(({ file, target }) => target && height(target) > height(file))
    expect(wrong.map(describeImport)).toEqual([])
  })
})

describe('the published client', () => {
  it('imports no package but the ones it declares', () => {
    const packages = [join(root, 'src'), join(root, 'generated')]
      .flatMap(sourceFiles)
      .flatMap(importsOf)
      .filter(({ target }) => !target)
    const wrong = packages.filter(({ file, specifier }) => {
      const room = relative(join(root, 'src'), file)
      const own = Object.entries(packagesOfRooms)
        .filter(([name]) => room === name || room.startsWith(`${name}/`))
        .flatMap(([, names]) => names)
      return ![...clientPackages, ...own].includes(specifier)
    })
    expect(wrong.map(describeImport)).toEqual([])
  })
})

describe('the console', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

  it('imports no package but the ones its own manifest declares', () => {
    const { dependencies, devDependencies } = read('console/package.json')
    const declared = Object.keys({ ...dependencies, ...devDependencies })
    const wrong = sourceFiles(join(root, 'console'))
      .flatMap(importsOf)
      .filter(({ specifier, target }) => !target && !specifier.startsWith('node:'))
      .filter(({ specifier }) => {
        return !declared.some((name) => specifier === name || specifier.startsWith(`${name}/`))
      })
    expect(wrong.map(describeImport)).toEqual([])
  })

  it('shares one React with every other workspace', () => {
    const { packages } = read('package-lock.json')
    const installed = Object.keys(packages).filter((path) => path.endsWith('node_modules/react'))
    expect(installed).toEqual(['node_modules/react'])
  })
})

describe.each(['src', 'sandbox', 'console', 'scripts'])('the files of %s', (folder) => {
  it('do not import each other in a circle', () => {
    let imports = sourceFiles(join(root, folder)).flatMap(importsOf)
    for (let before = -1; before !== imports.length; ) {
      before = imports.length
      // A file without imports, or imported by no file, is in no cycle.
      const importers = new Set(imports.map(({ file }) => file))
      const imported = new Set(imports.map(({ target }) => target))
      imports = imports.filter(
        ({ file, target }) => target && importers.has(target) && imported.has(file),
      )
    }
    expect(imports.map(describeImport)).toEqual([])
  })
})

interface Import {
  file: string
  specifier: string
  target: string | undefined
}

function importsOf(file: string): Import[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'))
  return importedFiles.map(({ fileName: specifier }) => ({
    file,
    specifier,
    target: specifier.startsWith('.') ? resolve(dirname(file), specifier) : undefined,
  }))
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|js|mjs)$/.test(entry.name))
    .filter(
      (entry) => !entry.parentPath.includes('node_modules') && !entry.parentPath.includes('dist'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
}

function floorOf(file: string): string {
  return relative(root, file).split('/')[0] ?? ''
}

/** The innermost room that holds a file of its floor. */
function roomOf(file: string, order: readonly string[]): string | undefined {
  return order
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .reduce<string | undefined>(
      (inner, room) => (inner === undefined || room.length > inner.length ? room : inner),
      undefined,
    )
}

function describeImport({ file, specifier }: Import): string {
  return `${relative(root, file)} imports ${specifier}`
}
