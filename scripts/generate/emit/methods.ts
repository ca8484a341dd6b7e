/** Emits methods.ts: the named methods. Path parameters by position, then one object, then the options. */

import type { Views } from '../model/views.ts'
import { beforeOptions, methodParameters } from './arguments.ts'
import type { Codecs } from './codecs.ts'
import { docstring } from './docstring.ts'
import { byTag } from './operations.ts'
import { allGiven, noneYetSignature, signaturesOf } from './signatures.ts'
import { capitalised, header } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

export function emitMethods(views: Views, types: TypePrinter, codecs: Codecs): string {
  const groups = [...byTag(views.description.operations)]
  const interfaces = groups.map(([tag, operations]) => {
    const methods = operations.map((operation) => {
      const given = beforeOptions(views, operation, methodParameters(views, types, operation))
      const signatures = signaturesOf(types, codecs, operation, '  ').map(
        ({ doc, data, options, isRaw }) => {
          const parameters = isRaw
            ? [...allGiven(given), `options: ${options}`]
            : [...given, `options?: ${options}`]
          return `${doc}  ${operation.name}(${parameters.join(', ')}): ApiPromise<${data}, Failure>\n`
        },
      )
      const none = noneYetSignature(views, types, operation, '    ')
      if (none === undefined) return signatures.join('\n')
      // As an object type, so that the method has its other form as a property.
      const calls = signatures.join('\n').replaceAll(`  ${operation.name}(`, '  (')
      const parameters = [...given, 'options?: Options'].join(', ')
      return [
        docstring(
          [`${operation.summary}; \`.orUndefined\` answers undefined while there is none.`],
          '  ',
        ),
        `  ${operation.name}: {\n`,
        calls.replaceAll(/^(?=.)/gm, '  '),
        `\n${none.doc}    orUndefined(${parameters}): ApiPromise<${none.data}, Failure>\n  }\n`,
      ].join('')
    })
    const doc = docstring([views.description.tags.find(({ name }) => name === tag)?.description])
    const text = methods.join('\n')
    const additions = knowsAdditions(text) ? ', Additions extends boolean = false' : ''
    return `${doc}export interface ${capitalised(tag)}Methods<Options, Failure = Error${additions}> {\n${text}}\n\n`
  })
  const members = groups.map(([tag], index) => {
    const doc = docstring(
      [views.description.tags.find(({ name }) => name === tag)?.description],
      '  ',
    )
    const additions = knowsAdditions(interfaces[index] ?? '') ? ', Additions' : ''
    return `${doc}  ${tag}: ${capitalised(tag)}Methods<Options, Failure${additions}>\n`
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

/** Whether any of these signatures depends on whether the client asks for additions. */
export const knowsAdditions = (signatures: string): boolean => signatures.includes('Offered<')
