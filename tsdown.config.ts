import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type UserConfig } from 'tsdown'
import { slashed } from './scripts/slashed.ts'

/**
 * Gives the explanation of failures, which is loaded with the first one, a copy of the few helpers it
 * shares with the rest: an import from `core` would cut the bundle of every app in two.
 */
const ownHelpers: NonNullable<UserConfig['plugins']> = {
  name: 'own-helpers',
  async resolveId(source, importer) {
    if (!/\/values\/json\.ts$/.test(source)) return undefined
    if (!importer || !/\/errors\/(?:explanation|violations)\.ts$/.test(slashed(importer)))
      return undefined
    const resolved = await this.resolve(source, importer)
    return resolved && `${resolved.id}?own`
  },
  load(id) {
    if (!id.endsWith('?own')) return undefined
    return { code: readFileSync(id.slice(0, -'?own'.length), 'utf8'), moduleType: 'ts' }
  },
}

/**
 * What entries share goes into few files, because Node pays for each that it opens; the docstrings are
 * in the declarations. Rooms that not every app needs (queries, flows, React) stay apart.
 */
const outputOptions: UserConfig['outputOptions'] = {
  comments: { legal: true, annotation: true, jsdoc: false },
  codeSplitting: {
    groups: [
      {
        // What the sign-in flows use, too. Bundlers set it apart for every app that loads them on first use: together
        // with the rest of the core, all of that would be cut from the app's own code, which compresses it worse.
        name: 'base',
        test: /\/src\/(?:values\/json|errors\/(?:api-error|flow-error|redact|request-id|rewrap|system-error)|transport\/with-timeout|session\/sign-in\/page-address)\.ts$/,
        minShareCount: 2,
        priority: 3,
      },
      {
        // Sources only, as in all of these: declarations (`.d.ts`) in a group would become scripts.
        // Whole sessions, for `createClient` and for a small client that asks for one: not in an app without them.
        name: 'session',
        test: /\/src\/session\/(?:[^/.]+|tokens\/(?!credentials|storage|tokens)[^/.]+|renewal\/(?!visitor|grants|policy)[^/.]+)\.ts$/,
        minShareCount: 2,
        priority: 1,
      },
      {
        name: 'core',
        // What is loaded on first use stays a file of its own.
        test: /\/src\/(?!errors\/(?:explanation|misuse|status-text|violations)\.|session\/(?:sign-in\/[^/.]+|[^/.]+|tokens\/(?!credentials|storage|tokens)[^/.]+|renewal\/(?!visitor|grants|policy)[^/.]+)\.ts$)(values|errors|platforms|adapters|calls|transport|operations|session)\/[^.]+\.ts$/,
        minShareCount: 2,
        priority: 2,
      },
      // What the flows share with the entry for servers: an app loads it with its first sign-in.
      {
        name: 'sign-in',
        test: /\/src\/session\/sign-in\/[^.]+\.ts$/,
        minShareCount: 3,
        priority: 1,
      },
      // The flows themselves: loaded late by `createClient`, at once by a small client that asks for a session.
      { name: 'flows', test: /\/src\/session\/sign-in\/[^.]+\.ts$/, minShareCount: 2 },
      // Apart, so that the entries of the provider and of each hook are their own files, with their first lines.
      { name: 'cart-writes', test: /\/src\/react\/cart\/cart-writes\.ts$/ },
      { name: 'hydrated-dates', test: /\/src\/react\/cache\/hydrated-dates\.ts$/ },
      { name: 'react-options', test: /\/src\/react\/(?:options|operation-arguments)\.ts$/ },
      // A file of their own: it shares a helper with the flows, which apps without them would else load, too.
      { name: 'tables', test: /\/generated\/(?:limits|enumerations)\.ts$/, priority: 3 },
      { name: 'description', test: /\/generated\/[^.]+\.ts$/, minShareCount: 2, priority: 2 },
    ].map(({ test, ...group }) => ({ ...group, test: (id: string) => test.test(slashed(id)) })),
  },
}

const entry = {
  index: 'src/index.ts',
  auth: 'src/auth.ts',
  catalogue: 'src/catalogue.ts',
  errors: 'src/errors/format.ts',
  media: 'src/media.ts',
  next: 'src/next/index.ts',
  operations: 'src/operations.ts',
  query: 'src/query.ts',
  react: 'src/react/index.ts',
  schemas: 'src/schemas.ts',
  // A file of its own, because its first line keeps it out of server components; the option
  // factories beside it work in both.
  'react-provider': 'src/react/provider.tsx',
  // Likewise.
  'react-cart': 'src/react/cart/use-cart.ts',
  'react-cart-page': 'src/react/cart/use-cart-page.ts',
  'react-page-cart': 'src/react/cart/page-cart.tsx',
  'react-product': 'src/react/catalogue/use-product.ts',
  'react-products': 'src/react/catalogue/use-products.ts',
  'react-member': 'src/react/member/use-member.ts',
  'react-sign-in': 'src/react/member/use-sign-in.ts',
  'react-picture': 'src/react/catalogue/picture-image.tsx',
}

const outDir = 'dist'

/**
 * The declarations for ESM. They name those of CommonJS, except where these lead to TanStack Query: its classes and
 * symbols differ by form, so such declarations are written once more.
 */
const writeModuleDeclarations = (): void => {
  const texts = new Map(Object.keys(entry).map((name) => [name, `export * from './${name}.cjs'\n`]))
  const built = readdirSync(outDir).flatMap((file) => /^(.+)\.d\.cts$/.exec(file)?.[1] ?? [])
  const again = new Set<string>()
  for (let before = -1; before < again.size; ) {
    before = again.size
    for (const name of built) {
      const text = readFileSync(join(outDir, `${name}.d.cts`), 'utf8')
      const own = text.replace(/"\.\/([\w-]+)\.cjs"/g, (all, other: string) =>
        again.has(other) ? `"./${other}.js"` : all,
      )
      if (own === text && !text.includes('"@tanstack/react-query"')) continue
      again.add(name)
      texts.set(name, own)
    }
  }
  for (const [name, text] of texts) writeFileSync(join(outDir, `${name}.d.ts`), text)
}

/**
 * Lets the compiler name every type of the package in the declarations of an app, whichever entries it imports: it looks
 * only at files that those of the app lead to, and finds an entry by the form that the app imports.
 */
const linkDeclarations = (): void => {
  for (const name of Object.keys(entry).filter((name) => !name.startsWith('react-'))) {
    const other = name === 'index' ? 'query' : 'index'
    appendFileSync(join(outDir, `${name}.d.ts`), `\nimport type {} from './${other}.js'\n`)
    appendFileSync(join(outDir, `${name}.d.cts`), `\nimport type {} from './${other}.cjs'\n`)
  }
}

/**
 * The published client, ESM and CommonJS. The entries are built together, so that they share their code and their
 * classes. Both forms have the same types, which are written once where they can be.
 */
export default defineConfig({
  format: { esm: { dts: false }, cjs: { dts: {} } },
  target: 'es2022',
  entry,
  outputOptions,
  plugins: ownHelpers,
  platform: 'neutral',
  outDir,
  clean: true,
  onSuccess: () => {
    writeModuleDeclarations()
    linkDeclarations()
    const description: unknown = JSON.parse(readFileSync('generated/openapi.json', 'utf8'))
    writeFileSync(join(outDir, 'openapi.json'), JSON.stringify(description))
  },
})
