import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/shop/',
  plugins: [reactRouter()],
  // In this repository the client is resolved to its source by the `paths` of `tsconfig.json`.
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: ['storefront-client'] },
})
