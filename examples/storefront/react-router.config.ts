import type { Config } from '@react-router/dev/config'

export default {
  // Behind a proxy that speaks https the router would refuse every form: `visit.ts` compares origins instead.
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
