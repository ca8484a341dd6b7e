// Aliases React Router's entries to their build without development warnings: its package resolves to the other one, in
// production, too.
import { fileURLToPath } from 'node:url'

const folder = new URL('../production/', import.meta.resolve('react-router'))

/** The module that replaces each entry. */
export const routerInProduction = [
  { find: /^react-router$/, replacement: fileURLToPath(new URL('index.mjs', folder)) },
  { find: /^react-router\/dom$/, replacement: fileURLToPath(new URL('dom-export.mjs', folder)) },
]
