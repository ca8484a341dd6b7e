/** One export of an entry in Markdown: signature, docstring, tags, members. */
import ts from 'typescript'
import type { Export } from './exports.ts'
import { kindOf, memberText, signaturesOf } from './signature.ts'

/** Links to the descriptions of other exports. */
export type LinkTo = (name: string) => string | undefined

export function describeExport({ name, declarations }: Export, linkTo: LinkTo): string {
  const signatures = signaturesOf(name, declarations)
  const head =
    signatures.length === 0 ? kindOf(declarations) : `\`\`\`ts\n${signatures.join('\n')}\n\`\`\``
  const docs = declarations.flatMap((declaration) => docsOf(declaration))
  const [doc] = docs.filter(({ text }) => text !== '')
  const tags = docs.flatMap(({ tags }) => tags)
  const parts = [
    `## ${name}`,
    head,
    doc?.text ?? '',
    ...tags.map(tagText),
    ...declarations.map((declaration) => membersOf(declaration)),
  ]
  return `${linked(parts.filter((part) => part !== '').join('\n\n'), linkTo)}\n`
}

interface Doc {
  readonly text: string
  readonly tags: readonly ts.JSDocTag[]
}

function docsOf(node: ts.Node): readonly Doc[] {
  const found = ts.getJSDocCommentsAndTags(node)
  return found.filter(ts.isJSDoc).map((doc) => ({
    text: (ts.getTextOfJSDocComment(doc.comment) ?? '').trim(),
    tags: [...(doc.tags ?? [])],
  }))
}

function tagText(tag: ts.JSDocTag): string {
  const text = (ts.getTextOfJSDocComment(tag.comment) ?? '').trim()
  if (ts.isJSDocParameterTag(tag)) return `- \`${tag.name.getText()}\`: ${oneLine(text)}`
  switch (tag.tagName.text) {
    case 'example':
      return `\`\`\`ts\n${text}\n\`\`\``
    case 'throws':
      return `Throws ${thrown(tag, text)}`
    case 'returns':
      return `Returns ${oneLine(text)}`
    case 'deprecated':
      return `**Deprecated.** ${oneLine(text)}`
    default:
      return ''
  }
}

/** The name behind `@throws` is read as a type when it is in braces. */
function thrown(tag: ts.JSDocTag, text: string): string {
  const type = ts.isJSDocThrowsTag(tag) ? tag.typeExpression?.type.getText() : undefined
  return oneLine(type === undefined ? text : `${type} ${text}`)
}

/** The members of an interface or a class, one line each. */
function membersOf(declaration: ts.Declaration): string {
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return ''
  const lines = [...declaration.members].flatMap((member) => {
    const { name } = member
    if (name === undefined || !ts.isIdentifier(name)) return []
    const flags = ts.getCombinedModifierFlags(member)
    if (flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) return []
    const docs = docsOf(member)
    const text = oneLine(docs.map(({ text }) => text).join(' '))
    const isDeprecated = docs.some(({ tags }) =>
      tags.some((tag) => tag.tagName.text === 'deprecated'),
    )
    const about = `${isDeprecated ? '**Deprecated.** ' : ''}${text}`.trim()
    return [`- \`${memberText(member, name.text)}\`${about === '' ? '' : `: ${about}`}`]
  })
  return [...new Set(lines)].join('\n')
}

/** `{@link Name}` as a link where the name is described, else as code. */
function linked(text: string, linkTo: LinkTo): string {
  return text.replace(/\{@link\s+([\w.]+)\s*\}/g, (_, name: string) => {
    const target = linkTo(name)
    return target === undefined ? `\`${name}\`` : `[${name}](${target})`
  })
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
