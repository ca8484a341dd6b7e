/** Reserved words of generated code: no name from the description may be one of them. */

const ofTypeScript = [
  ...['arguments', 'await', 'break', 'case', 'catch', 'class', 'const', 'continue', 'debugger'],
  ...['default', 'delete', 'do', 'else', 'enum', 'eval', 'export', 'extends', 'false', 'finally'],
  ...['for', 'function', 'if', 'implements', 'import', 'in', 'instanceof', 'interface', 'let'],
  ...['new', 'null', 'package', 'private', 'protected', 'public', 'return', 'static', 'super'],
  ...['switch', 'this', 'throw', 'true', 'try', 'typeof', 'undefined', 'var', 'void', 'while'],
  ...['with', 'yield'],
]

/** Beyond TypeScript's: identifiers, imports and file names of the files with each kind of name. */
const declared = {
  method: ['operation'],
  // Beside its groups, a client has four members of its own.
  tag: ['index', 'list', 'operations', 'schema', 'call', 'paths', 'request', 'session'],
  argument: ['body', 'client', 'options', 'query'],
}

export function isGeneratedWord(name: string, kind: keyof typeof declared): boolean {
  return ofTypeScript.includes(name) || declared[kind].includes(name)
}
