import type { NextConfig } from 'next'

export default {
  cacheComponents: true,
  partialPrefetching: true,
  // Another site must not have a visitor press the buttons.
  headers: async () => [
    {
      source: '/:path*',
      headers: [{ key: 'content-security-policy', value: "frame-ancestors 'none'" }],
    },
  ],
  turbopack: { root: import.meta.dirname },
} satisfies NextConfig
