import type { NextConfig } from 'next'

export default {
  cacheComponents: true,
  partialPrefetching: true,
  turbopack: { root: import.meta.dirname },
} satisfies NextConfig
