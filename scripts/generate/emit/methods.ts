/** Emits methods.ts: the named methods. Path parameters by position, then one object, then the options. */
import { grouped } from '../model/grouped.ts'
import type { Operation } from '../model/operation.ts'
import { beforeOptions } from './arguments.ts'
import { docstring } from './docstring.ts'
import { noneYetSignature, signaturesOf, withOptions } from './signatures.ts'
import { capitalised, header } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

export function emitMethods(types: TypePrinter): string {
  const { operations, tags } = types.views.description
  const members: string[] = []
  const interfaces = [...grouped(operations, ({ tag }) => tag)].map(([tag, group]) => {
    const text = group.map((operation) => methodOf(types, operation)).join('\n')
    const about = tags.find(({ name }) => name === tag)?.description
    const name = `${capitalised(tag)}Methods`
    const [given, taken] = knowsAdditions(text)
      ? [', Additions', ', Additions extends boolean = false']
      : ['', '']
    members.push(`${docstring([about], '  ')}  ${tag}: ${name}<Options, Failure${given}>\n`)
    return `${docstring([about])}export interface ${name}<Options, Failure = Error${taken}> {\n${text}}\n\n`
  })
  return [
    header('Every operation as a method of its group.'),
    "import type { ApiPromise, CallOptionsAreTheNextArgument, Offered, RawOptions } from './operation.ts'\nimport type * as schema from './schema.ts'\n\n",
    ...interfaces,
    docstring([
      'The named methods of the client. `Options` are the options of one call, `Failure` is the error it rejects with; with `Additions` they take what only the sandbox has.',
    ]),
    `export interface Methods<Options, Failure = Error, Additions extends boolean = false> {\n${members.join('')}}\n`,
  ].join('')
}

function methodOf(types: TypePrinter, operation: Operation): string {
  const { name, summary } = operation
  const given = beforeOptions(types, operation)
  const none = noneYetSignature(types, operation)
  // With another form as its property, the method is a callable object.
  const [indent, called] = none ? ['    ', ''] : ['  ', name]
  const signatures = signaturesOf(types, operation).map((signature) => {
    const { doc, data } = signature
    const parameters = withOptions(given, signature).join(', ')
    return `${docstring(doc, indent, docWidth)}${indent}${called}(${parameters}): ApiPromise<${data}, Failure>\n`
  })
  const calls = signatures.join('\n')
  if (none === undefined) return calls
  const parameters = [...given, 'options?: Options'].join(', ')
  const forms = `${summary}; \`.orUndefined\` returns undefined while there is none.`
  return [
    `${docstring([forms], '  ')}  ${name}: {\n${calls}\n`,
    `${docstring(none.doc, indent)}    orUndefined(${parameters}): ApiPromise<${none.data}, Failure>\n  }\n`,
  ].join('')
}

/** However deep the method is. */
const docWidth = 94

export const knowsAdditions = (signatures: string): boolean => signatures.includes('Offered<')
