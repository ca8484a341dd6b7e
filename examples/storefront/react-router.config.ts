import type { Config } from '@react-router/dev/config'

export default {
  // Behind a TLS-terminating proxy the router would reject every form: `visit.ts` checks the origin instead.
  allowedActionOrigins: ['**'],
  basename: '/shop/',
  buildDirectory: process.env.SHOP_BUILD ?? 'build',
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
