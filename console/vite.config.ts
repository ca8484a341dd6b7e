import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { lodashInModules } from './build/lodash-in-modules.ts'
import { routerInProduction } from './build/router-in-production.ts'
import { colourStyles } from './theme/colours.ts'

const sandbox = process.env.STOREFRONT_SANDBOX ?? 'http://127.0.0.1:4100'

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [
    react(),
    {
      // Whatever the shell or a test sets: the libraries have a larger, slower version for development.
      name: 'production',
      apply: 'build',
      config() {
        process.env.NODE_ENV = 'production'
      },
    },
    {
      // Inlined, so that the colours apply before the first script.
      name: 'colour-styles',
      transformIndexHtml: () => [
        { tag: 'style', children: colourStyles(), injectTo: 'head-prepend' },
      ],
    },
  ],
  resolve: {
    // The client is read as source.
    tsconfigPaths: true,
    alias: [lodashInModules, ...routerInProduction],
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
