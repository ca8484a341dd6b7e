/** An app holds the rules of the requests it checks, and no others. */
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

const bundleOf = async (...names: readonly string[]): Promise<string> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { requestSchema, ${names.join(', ')} } from './src/schemas.ts'
globalThis.schemas = [${names.map((name) => `requestSchema(${name})`).join(', ')}]`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    tsconfigRaw: {},
    absWorkingDir: join(root),
  })
  return outputFiles[0]?.text ?? ''
}

it('a bundle of one schema contains neither the others nor the client', async () => {
  const one = await bundleOf('removeLineItemsRequest')
  expect(one).toContain('lineItemIds')
  expect(one).not.toContain('productOptions')
  expect(one).not.toContain('loginId')
  expect(one).not.toContain('/oauth2/token')
  const two = await bundleOf('removeLineItemsRequest', 'createProductRequest')
  expect(two).toContain('productOptions')
})
