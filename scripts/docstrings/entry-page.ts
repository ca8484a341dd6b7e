/** One export of an entry in Markdown: signature, docstring, tags, members. */
import type { Declared, Export } from './exports.ts'
import { kindOf, memberText, signaturesOf } from './signature.ts'
import type { Doc } from './source.ts'

export type LinkTo = (name: string) => string | undefined

export function describeExport({ name, declarations }: Export, linkTo: LinkTo): string {
  const signatures = signaturesOf(name, declarations)
  const head =
    signatures.length === 0 ? kindOf(declarations) : `\`\`\`ts\n${signatures.join('\n')}\n\`\`\``
  const docs = declarations.flatMap(({ doc }) => doc ?? [])
  const parts = [
    `## ${name}`,
    head,
    docs.find(({ text }) => text !== '')?.text ?? '',
    ...docs.flatMap(({ tags }) => tags).map(tagText),
    ...declarations.map(membersOf),
  ]
  return `${linked(parts.filter((part) => part !== '').join('\n\n'), linkTo)}\n`
}

function tagText({ name, text }: Doc['tags'][number]): string {
  const line = oneLine(text)
  const texts = new Map([
    ['param', line.replace(/^(\S*) ?/, '- `$1`: ')],
    ['example', `\`\`\`ts\n${text}\n\`\`\``],
    ['throws', `Throws ${line.replace(/^\{(.*?)\}/, '$1')}`],
    ['returns', `Returns ${line}`],
    ['deprecated', `**Deprecated.** ${line}`],
  ])
  return texts.get(name) ?? ''
}

/** The members of an interface or a class, one line each. */
function membersOf({ node, source }: Declared): string {
  if (node.type !== 'TSInterfaceDeclaration' && node.type !== 'ClassDeclaration') return ''
  const lines = node.body.body.flatMap((member) => {
    const shown = memberText(member, source)
    if (shown === undefined) return []
    const { text = '', tags = [] } = source.docBefore(member) ?? {}
    const isDeprecated = tags.some(({ name }) => name === 'deprecated')
    const about = `${isDeprecated ? '**Deprecated.** ' : ''}${oneLine(text)}`.trim()
    return [`- \`${shown}\`${about === '' ? '' : `: ${about}`}`]
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
