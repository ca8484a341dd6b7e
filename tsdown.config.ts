import { defineConfig, type UserConfig } from 'tsdown'

const common: UserConfig = {
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  sourcemap: true,
}

/**
 * The published package, ESM and CommonJS, each with its own declarations. The entries of the client
 * are built together, so that they share their code and their classes; the sandbox of `./testing` is
 * for Node and apart from them.
 */
export default defineConfig([
  {
    ...common,
    entry: {
      index: 'src/index.ts',
      auth: 'src/auth.ts',
      errors: 'src/errors/format.ts',
      media: 'src/media.ts',
      next: 'src/next/index.ts',
      operations: 'src/operations.ts',
      query: 'src/query.ts',
      react: 'src/react/index.ts',
      // A file of its own, because its first line keeps it out of server components; the option
      // factories beside it work in both.
      'react-provider': 'src/react/provider.tsx',
    },
    platform: 'neutral',
    outDir: 'dist',
    clean: true,
  },
  {
    ...common,
    entry: { index: 'sandbox/testing.ts' },
    platform: 'node',
    fixedExtension: false,
    outDir: 'dist/testing',
    clean: false,
    copy: [{ from: 'sandbox/database/migrations', to: 'dist/testing' }],
  },
])
