/** Markdown helpers, in the dialect of forges. */
import { capitalised } from '../source-text.ts'

export type Row = readonly string[]

/** A table; nothing when it would have no rows. */
export function table(head: Row, rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const line = (cells: Row) => `| ${cells.map(cell).join(' | ')} |\n`
  return `${line(head)}${line(head.map(() => '---'))}${rows.map(line).join('')}\n`
}

/** Blocks separated by an empty line; empty ones are omitted. */
export function blocks(...parts: readonly (string | undefined)[]): string {
  const shown = parts.flatMap((part) => (part?.trim() ? [part.trim()] : []))
  return `${shown.join('\n\n')}\n`
}

export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

export function link(text: string, target: string): string {
  return `[${text}](${target})`
}

export function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\`\n`
}

/** A collapsed section. */
export function fold(summary: string, body: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${body.trim()}\n\n</details>\n`
}

export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

/** `a, b and c`. */
export function listed(words: readonly string[], joint = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`
}

/** `line-item` → `Line item`. */
export function titleOf(file: string): string {
  return capitalised(file.replaceAll('-', ' '))
}

export function firstSentence(text: string): string {
  const [paragraph = ''] = text.split(/\n\s*\n/)
  return /^[\s\S]*?[.:](?=\s|$)/.exec(paragraph)?.[0].replace(/:$/, '.') ?? paragraph
}

function cell(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')
}
