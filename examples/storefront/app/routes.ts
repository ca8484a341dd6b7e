import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('collections/:slug', 'routes/collection.tsx'),
  route('products/:slug', 'routes/product.tsx'),
  route('search', 'routes/search.tsx'),
  route('search/suggestions', 'routes/suggestions.ts'),
  route('cart', 'routes/cart.tsx'),
  route('cart/api/*', 'routes/cart-api.ts'),
  route('checkout', 'routes/checkout.ts'),
  route('thanks', 'routes/thanks.tsx'),
  route('sign-in', 'routes/sign-in.tsx'),
  route('register', 'routes/register.tsx'),
  route('confirm', 'routes/confirm.tsx'),
  route('recover', 'routes/recover.tsx'),
  route('account', 'routes/account.tsx'),
  route('sign-out', 'routes/sign-out.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('worker.js', 'routes/worker.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
