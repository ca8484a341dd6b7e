/** Insertions into hand-written files that preserve comments and layout. */

/** A file with inserted text, and the line where it begins. */
export type Inserted = Readonly<ReturnType<typeof append>>

export function append(text: string, lines: string) {
  const start = text.replace(/\n*$/, '\n')
  return { text: `${start}\n${lines}`, line: start.split('\n').length + 1 }
}

export function insertBefore(text: string, line: number, lines: string): Inserted {
  const all = text.split('\n')
  const before = all.slice(0, line - 1)
  return { text: [...before, lines.replace(/\n$/, ''), ...all.slice(line - 1)].join('\n'), line }
}

/** The line after the block that a line opens: the next one indented no deeper. */
export function endOfBlock(text: string, line: number): number {
  const lines = text.split('\n')
  const depth = indentOf(lines[line - 1] ?? '')
  const isWritten = (text: string) => text.trim() !== ''
  const next = lines.findIndex(
    (text, at) => at >= line && isWritten(text) && indentOf(text) <= depth,
  )
  return lines.slice(0, next < 0 ? undefined : next).findLastIndex(isWritten) + 2
}

export function lineOf(text: string, pattern: RegExp, start = 1): number | undefined {
  const at = text.split('\n').findIndex((line, index) => index + 1 >= start && pattern.test(line))
  return at < 0 ? undefined : at + 1
}

export function lastLineOf(text: string, pattern: RegExp): number | undefined {
  const at = text.split('\n').findLastIndex((line) => pattern.test(line))
  return at < 0 ? undefined : at + 1
}

/** Text escaped for a regular expression. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}
