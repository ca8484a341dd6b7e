// Leaves out the two looks of MUI's text fields that the console never shows.

export const outlinedInputs = {
  find: /^\.\.\/(?:Filled)?Input\/index\.mjs$/,
  replacement: '../OutlinedInput/index.mjs',
}
