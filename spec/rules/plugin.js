// The project's own rules for the description, as a Redocly plugin. What each extension means: spec/README.md.
import { enumerationsNamed } from './enumerations-named.js'
import { examplesValid } from './examples-valid.js'
import { readExtensions } from './extensions.js'
import { extensionsKnown } from './extensions-known.js'
import { fieldsDescribed } from './fields-described.js'
import { methodsCalled } from './methods-called.js'
import { operationDocumented } from './operation-documented.js'
import { operationExtensions } from './operation-extensions.js'
import { pathsUnambiguous } from './paths-unambiguous.js'

/** @param {import('./extensions.js').Extensions} extensions the table of extensions */
export const pluginWith = (extensions) => ({
  id: 'storefront',
  rules: {
    oas3: {
      'methods-called': methodsCalled,
      'operation-documented': operationDocumented,
      'operation-extensions': operationExtensions,
      'fields-described': fieldsDescribed,
      'enumerations-named': enumerationsNamed,
      'examples-valid': examplesValid,
      'extensions-known': () => extensionsKnown(extensions),
      'paths-unambiguous': pathsUnambiguous,
    },
  },
})

export default () => pluginWith(readExtensions(new URL('../extensions.yaml', import.meta.url)))
