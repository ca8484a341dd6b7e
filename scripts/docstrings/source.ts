/** A source file: its statements, its comments and the text between them. */
import { readFileSync } from 'node:fs'
import {
  type Comment,
  type ParseResult,
  parseSync,
  type Span,
  type Statement,
  type StaticExportEntry,
} from 'oxc-parser'

export interface Doc {
  readonly text: string
  readonly tags: readonly { readonly name: string; readonly text: string }[]
}

export class Source {
  readonly #text: string
  readonly #comments: readonly Comment[]
  readonly #parsed: ParseResult

  constructor(file: string, text = readFileSync(file, 'utf8')) {
    this.#text = text
    this.#parsed = parseSync(file, text)
    this.#comments = this.#parsed.comments
    // The rest of such a file is empty to the parser.
    const [error] = this.#parsed.errors
    const line = text.slice(0, error?.labels[0]?.start).split('\n').length
    if (error) throw new SyntaxError(`${file}:${line} ${error.message}`)
  }

  /** Lazy: a file of re-exports does not need them. */
  get statements(): readonly Statement[] {
    return this.#parsed.program.body
  }

  get exports(): readonly StaticExportEntry[] {
    return this.#parsed.module.staticExports.flatMap(({ entries }) => entries)
  }

  get requests(): readonly string[] {
    const { staticImports } = this.#parsed.module
    return [...staticImports, ...this.exports].flatMap(
      ({ moduleRequest }) => moduleRequest?.value ?? [],
    )
  }

  docBefore({ start }: Span): Doc | undefined {
    const comment = this.#comments.findLast(({ end }) => end <= start)
    const isNext = comment && this.#text.slice(comment.end, start).trim() === ''
    return isNext && comment.value.startsWith('*') ? docOf(comment.value) : undefined
  }

  /** The comment that says what the file is for: the one with `@packageDocumentation`, else the first. */
  about(): string {
    const docs = this.#comments.filter(({ value }) => value.startsWith('*'))
    const chosen = docs.find(({ value }) => value.includes('@packageDocumentation')) ?? docs[0]
    return chosen ? bodyOf(chosen.value).replace('@packageDocumentation', '').trim() : ''
  }

  writtenBetween(start: number, end: number): string {
    return this.#text.slice(start, end)
  }

  textBetween(start: number, end: number): string {
    const inside = this.#comments.filter((comment) => comment.start >= start && comment.end <= end)
    const starts = [start, ...inside.map((comment) => comment.end)]
    const parts = starts.map((from, index) =>
      this.#text.slice(from, inside[index]?.start ?? end).replace(/[ \t]+$/, ''),
    )
    return parts
      .join('')
      .replace(/\n\s*\n/g, '\n')
      .trim()
  }
}

/** The lines of a docstring without comment markers. */
function bodyOf(comment: string): string {
  return comment.replace(/^\s*\* ?/gm, '')
}

/** A tag extends to the next one. */
function docOf(comment: string): Doc {
  const [text = '', ...tags] = bodyOf(comment).split(/^@(?=\w)/m)
  return {
    text: text.trim(),
    tags: tags.map((tag) => {
      const [name = ''] = /^\w+/.exec(tag) ?? []
      return { name, text: tag.slice(name.length).trim() }
    }),
  }
}
