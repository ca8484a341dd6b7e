import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { compileHint } from './build/compile-hint.ts'
import { compressedAssets } from './build/compressed-assets.ts'
import { lodashInModules } from './build/lodash-in-modules.ts'
import { preloadedApp } from './build/preloaded-app.ts'
import { colourStylesInPage } from './theme/colour-styles.ts'

const sandbox = process.env.STOREFRONT_SANDBOX ?? 'http://127.0.0.1:4100'

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [
    react(),
    colourStylesInPage(),
    preloadedApp('/console/start/show.tsx'),
    compileHint(),
    compressedAssets(),
  ],
  resolve: {
    conditions: ['storefront-source', ...defaultClientConditions],
    alias: [lodashInModules],
    dedupe: ['react', 'react-dom', 'react-router', '@mui/material'],
  },
  build: {
    outDir: resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    proxy: {
      '^/(?!console/)': sandbox,
      '/console/settings.json': sandbox,
    },
  },
})
