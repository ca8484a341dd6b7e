// The project's own rules for the description, as a Redocly plugin. What each extension means: spec/README.md.
import { enumerationsNamed } from './enumerations-named.js'
import { examplesValid } from './examples-valid.js'
import { extensionsKnown } from './extensions-known.js'
import { fieldsDescribed } from './fields-described.js'
import { operationDocumented } from './operation-documented.js'
import { operationExtensions } from './operation-extensions.js'
import { pathsUnambiguous } from './paths-unambiguous.js'

export default () => ({
  id: 'storefront',
  rules: {
    oas3: {
      'operation-documented': operationDocumented,
      'operation-extensions': operationExtensions,
      'fields-described': fieldsDescribed,
      'enumerations-named': enumerationsNamed,
      'examples-valid': examplesValid,
      'extensions-known': extensionsKnown,
      'paths-unambiguous': pathsUnambiguous,
    },
  },
})
