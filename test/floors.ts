/**
 * The rooms inside a floor, lowest first: a room imports itself and the rooms before it. A room is a folder or a file;
 * a path inside a room may be a separate room. Files in no room compose the rooms and are imported by none of them.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  src: [
    ...['values', 'errors', 'platforms', 'adapters', 'calls', 'transport', 'operations'],
    ...['session/tokens', 'session/renewal', 'session/sign-in', 'session'],
    ...['query', 'media', 'schemas', 'catalogue', 'next', 'core.ts', 'client.ts', 'react'],
  ],
  sandbox: [
    ...['platform', 'commerce/rules', 'storage/filters', 'web/validation', 'storage/database'],
    ...['storage/context.ts', 'commerce/catalogue', 'people/members', 'commerce/carts'],
    ...['commerce/checkouts', 'people/mail', 'people/identity', 'people/accounts'],
    ...['web/requests', 'web/faults', 'web/http'],
    ...['web/pages', 'web/developer', 'web/services', 'demo/seed', 'storage/sites'],
    ...['demo/pictures', 'composition', 'process'],
  ],
  console: [
    ...['build', 'store/browser-storage.ts', 'theme', 'messages', 'store'],
    ...[
      ...['icons', 'values', 'controls', 'permissions', 'numbers', 'page', 'toasts', 'recent'],
      ...['bulk', 'form', 'list', 'rich-text', 'shell'],
    ].map((name) => `ui/${name}`),
    ...['pricing', 'catalogue', 'providers', 'sign-in'],
    ...['home', 'products', 'collections', 'inventory', 'members'].map(
      (name) => `resources/${name}`,
    ),
    ...['resources/index.ts', 'start'],
  ],
  'scripts/generate': ['model', 'read', 'check', 'emit', 'report', 'scaffold'],
}
