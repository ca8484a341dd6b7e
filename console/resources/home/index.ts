import { lazy } from 'react'

const Home = lazy(async () => ({ default: (await import('./home.tsx')).Home }))

/** What needs doing, and how the store is. */
export const home = { name: 'home', icon: 'home', list: Home } as const
