import type { NextConfig } from 'next'

export default {
  cacheComponents: true,
  partialPrefetching: true,
  // Against clickjacking.
  headers: async () => [
    {
      source: '/:path*',
      headers: [{ key: 'content-security-policy', value: "frame-ancestors 'none'" }],
    },
  ],
  turbopack: { root: import.meta.dirname },
} satisfies NextConfig
