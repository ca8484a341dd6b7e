import { defineConfig } from 'tsdown'

/** The published package: one entry, ESM and CommonJS, each with its own declarations. */
export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  clean: true,
  outDir: 'dist',
})
