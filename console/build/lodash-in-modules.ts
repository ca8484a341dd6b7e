// Aliases ra-core's lodash functions to their ES modules: smaller, and free of side effects. lodash throws on load to
// detect its environment, and a browser parses the whole file again for the stack trace.

/** The module that replaces each lodash function. */
export const lodashInModules = {
  find: /^lodash\/(\w+)(?:\.js)?$/,
  replacement: 'es-toolkit/compat/$1',
}
