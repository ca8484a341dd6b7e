import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

// In this repository the client is read as source; of an installed package the condition finds nothing.
const source = 'storefront-source'

export default defineConfig({
  base: '/shop/',
  plugins: [reactRouter()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    noExternal: ['storefront-client'],
    resolve: { conditions: [source, ...defaultServerConditions] },
  },
})
