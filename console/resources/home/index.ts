import { dressed } from '../../ui/page/dressed.tsx'

const Home = dressed(async () => (await import('./home.tsx')).Home)

/** What needs doing, and how the store is. */
export const home = { name: 'home', icon: 'home', list: Home } as const
