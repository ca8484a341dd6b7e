/** Reserved words of generated code: no name from the description may be one of them. */
import { parseSync } from 'oxc-parser'

/** Beyond those of the language: identifiers, imports and file names of the files with each kind of name. */
const declared = {
  method: ['operation'],
  // Beside its groups, a client has four members of its own.
  tag: ['index', 'list', 'operations', 'schema', 'call', 'paths', 'request', 'session'],
  argument: ['body', 'client', 'options', 'query'],
}

export function isGeneratedWord(name: string, kind: keyof typeof declared): boolean {
  const { errors } = parseSync('word.ts', `export const ${name} = 0`, { showSemanticErrors: true })
  return errors.length > 0 || ['undefined', ...declared[kind]].includes(name)
}
