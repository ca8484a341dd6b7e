/** Docstrings in generated files, wrapped so that editors and diffs show them well. */

const width = 96

/** A docstring of these paragraphs, indented, with a line end; empty without paragraphs. */
export function docstring(
  paragraphs: readonly (string | undefined)[],
  indent = '',
  limit = width - indent.length,
): string {
  const body = docstringBody(paragraphs, limit)
  if (body.length === 0) return ''
  const [only = '', ...rest] = body
  if (rest.length === 0) return `${indent}/** ${only} */\n`
  const lines = body.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}`)
  return [`${indent}/**`, ...lines, `${indent} */`, ''].join('\n')
}

function docstringBody(paragraphs: readonly (string | undefined)[], limit: number): string[] {
  const shown = paragraphs.filter((text) => text !== undefined && text !== '')
  return shown.flatMap((text, index) => {
    const lines = unwrapped((text ?? '').replaceAll('*/', '*\\/')).flatMap(({ line, isCode }) =>
      isCode ? [line] : wrap(line, limit - 3),
    )
    // Tags need no blank line between them.
    const isTag = text?.startsWith('@') && shown[index - 1]?.startsWith('@')
    return index === 0 || isTag ? lines : ['', ...lines]
  })
}

/** Lines of one paragraph become one line; lists, tables, code and blank lines stay as they are. */
function unwrapped(text: string): { line: string; isCode: boolean }[] {
  const lines: { line: string; isCode: boolean }[] = []
  let isFenced = false
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    const isFence = trimmed.startsWith('```')
    if (isFence) isFenced = !isFenced
    const isCode = isFenced || isFence
    const previous = lines.at(-1)
    const startsBlock = isCode || trimmed === '' || /^([-*|>#`]|\d+\.)/.test(trimmed)
    if (startsBlock || !previous || previous.isCode || previous.line === '') {
      // A list in a list begins further to the right.
      lines.push({ line: line.trimEnd(), isCode })
    } else previous.line += ` ${trimmed}`
  }
  return lines
}

function wrap(line: string, limit: number): string[] {
  const [indent = ''] = /^ */.exec(line) ?? []
  const lines: string[] = []
  let current = ''
  // A word that would begin a list, a heading or a tag at the start of a line stays with the one before it.
  for (const word of line.trim().split(/ +(?!(?:[-+*>]|#+|\d+[.)])(?: |$)|@)/)) {
    if (current !== '' && indent.length + current.length + 1 + word.length > limit) {
      lines.push(current)
      current = word
    } else current = current === '' ? word : `${current} ${word}`
  }
  return [...lines, current].map((one) => indent + one)
}
