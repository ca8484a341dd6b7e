// An extension with a slip in its name or value would be silently without effect. The table of extensions
// (spec/extensions.yaml) says which there are, where, and what they hold; everywhere else there are none.
import { adviseOneOf } from './advice.js'
import { SchemaStore } from './json-schema.js'

/** What Redocly calls the nodes that the table names. */
const places = {
  Root: 'document',
  Server: 'server',
  Tag: 'tag',
  Operation: 'operation',
  Schema: 'schema',
}

const isExtension = (key) => key.startsWith('x-')

export const extensionsKnown = (table) => {
  const store = new SchemaStore()
  for (const [place, extensions] of Object.entries(table))
    for (const [name, { value, beside }] of Object.entries(extensions)) {
      store.add(`spec:${place}/${name}`, value)
      if (beside) store.add(`spec:${place}/${name}/beside`, beside)
    }

  const check = (node, place, { report, location }) => {
    const known = table[place] ?? {}
    for (const key of Object.keys(node).filter(isExtension)) {
      const extension = known[key]
      if (extension === undefined) {
        const names = Object.keys(known)
        const advice =
          names.length === 0
            ? 'Leave it out: there are extensions only on the document, servers, tags, operations and schemas.'
            : adviseOneOf(key, names)
        report({
          message: `There is no extension ${key} here.`,
          suggest: [advice],
          location: location.child(key).key(),
        })
        continue
      }
      for (const { path, message, advice } of store.check(node[key], extension.value))
        report({
          message: `${[key, ...path].join('.')} ${message}.`,
          suggest: [advice],
          location: location.child([key, ...path]),
        })
      if (extension.beside && store.check(node, extension.beside).length > 0)
        report({
          message: `${key} has no place here.`,
          suggest: [`It belongs ${extension.meaning.replace(/:.*/, '')}; leave it out.`],
          location: location.child(key).key(),
        })
    }
    for (const [key, { required, value }] of Object.entries(known))
      if (required && !(key in node))
        report({
          message: `${key} is missing.`,
          suggest: [
            value.enum ? adviseOneOf('', value.enum) : `Add ${key}: ${known[key].meaning}.`,
          ],
          location: location.key(),
        })
  }

  return {
    any(node, { type, ...context }) {
      if (type.name === 'SpecExtension' || typeof node !== 'object' || node === null) return
      if (!Array.isArray(node)) check(node, places[type.name], context)
    },
    // What is written beside a reference belongs to no node of its own.
    ref(node, { type, report, rawLocation }) {
      if (Object.keys(node).some(isExtension))
        check(node, places[type.name], { report, location: rawLocation })
    },
  }
}
