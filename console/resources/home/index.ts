import { lazyInTheme } from '../../ui/page/lazy-part.tsx'

const Home = lazyInTheme(async () => (await import('./home.tsx')).Home)

export const home = { name: 'home', list: Home } as const
