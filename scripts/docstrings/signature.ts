/** The signature of an export as written, without bodies; comments are kept inside of types, whose parts they explain. */
import type { ClassElement, TSSignature } from 'oxc-parser'
import type { Declared } from './exports.ts'
import type { Source } from './source.ts'

/** One per overload; nothing where the kind of the export says enough. */
export function signaturesOf(name: string, declarations: readonly Declared[]): readonly string[] {
  const functions = declarations.filter(({ node }) => 'params' in node)
  // Callers do not see the implementation signature of overloads.
  const isOverload = ({ node }: Declared) => functions.length > 1 && 'params' in node && node.body
  return declarations
    .filter((declaration) => !isOverload(declaration))
    .flatMap(({ node, source }) => {
      switch (node.type) {
        case 'FunctionDeclaration':
        case 'TSDeclareFunction':
          return [
            `function ${name}${source.textBetween(node.id?.end ?? node.start, node.body?.start ?? node.end)}`,
          ]
        case 'TSTypeAliasDeclaration':
          return [`type ${name}${source.writtenBetween(node.id.end, node.end)}`]
        case 'VariableDeclarator':
          return constantOf(name, node, source)
        default:
          return []
      }
    })
}

function constantOf(
  name: string,
  { id, init }: Extract<Declared['node'], { type: 'VariableDeclarator' }>,
  source: Source,
): readonly string[] {
  if (id.type === 'Identifier' && id.typeAnnotation) {
    return [`const ${name}${source.textBetween(id.typeAnnotation.start, id.typeAnnotation.end)}`]
  }
  if (init?.type !== 'ArrowFunctionExpression') return []
  const text = source.textBetween(init.start, init.body.start)
  return [`function ${name}${text.replace(/^async /, '').replace(/\s*=>$/, '')}`]
}

/** `interface`, `class` or `constant`, for an export without a signature; of an interface also what it extends. */
export function kindOf(declarations: readonly Declared[]): string {
  const kinds = new Map([
    ['TSInterfaceDeclaration', 'interface'],
    ['ClassDeclaration', 'class'],
  ])
  const [kind = 'constant'] = declarations.flatMap(({ node }) => kinds.get(node.type) ?? [])
  const parents = declarations.flatMap(({ node, source }) =>
    node.type === 'TSInterfaceDeclaration'
      ? node.extends.map(({ start, end }) => `\`${onOneLine(source.textBetween(start, end))}\``)
      : [],
  )
  const extended = parents.length === 0 ? '' : ` with everything of ${parents.join(' and ')}`
  return `${kind}${extended}`
}

/** Longer types are omitted from lists. */
const memberWidth = 110

/** `name?: string`, `build(): WireFilter`; `name: …` where the type is long, nothing for private members. */
export function memberText(member: ClassElement | TSSignature, source: Source): string | undefined {
  if (!('key' in member) || member.computed || member.key.type !== 'Identifier') return undefined
  if ('accessibility' in member && (member.accessibility ?? 'public') !== 'public') return undefined
  const { key, optional } = member
  if (key.name === 'constructor') return undefined
  const whole = onOneLine(source.textBetween(key.start, endOfSignature(member)))
  if (whole.length <= memberWidth) return whole
  const isMethod = member.type === 'TSMethodSignature' || member.type === 'MethodDefinition'
  return `${key.name}${optional ? '?' : ''}${isMethod ? '(…)' : ': …'}`
}

/** A type that spans lines; fields, which have a line each, are separated. */
function onOneLine(text: string): string {
  return text
    .replace(/(?<![{([<,|&=?:]|=>)\n\s*(?![})\]>|&?:=.\s])/g, '; ')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/([{;] )readonly /g, '$1')
    .replace(/([(<]) |,? (?=[)>])|(?<={) (?=})/g, '$1')
    .replace(/(?<=[:=(<]) \|(?= )/g, '')
}

/** Where a member's parameters or type end, before its body or value. */
function endOfSignature(member: Extract<ClassElement | TSSignature, { key: unknown }>): number {
  switch (member.type) {
    case 'TSMethodSignature':
      return member.end
    case 'MethodDefinition':
      return member.kind === 'method' ? (member.value.body?.start ?? member.end) : member.key.end
    default:
      return ('typeAnnotation' in member && member.typeAnnotation?.end) || member.key.end
  }
}
