// ra-core's functions of lodash, from a library of the same functions in modules: less to send, and nothing runs when it
// is loaded. lodash raises errors then to learn where it runs, and to say where an error came from a browser reads the
// whole file a second time.

/** Which module takes the place of one of lodash's. */
export const lodashInModules = {
  find: /^lodash\/(\w+)(?:\.js)?$/,
  replacement: 'es-toolkit/compat/$1',
}
