import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/shop/',
  plugins: [reactRouter()],
  // In this repository the client is read as source, from where `tsconfig.json` says.
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: ['storefront-client'] },
})
