import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('collections/:slug', 'routes/collection.tsx'),
  route('products/:slug', 'routes/product.tsx'),
  route('search', 'routes/search.tsx'),
  route('search/suggestions', 'routes/suggestions.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
