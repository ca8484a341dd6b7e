/** Which page of the reference holds what, and how another page links to it. */
import { posix } from 'node:path'
import type { Operation } from '../../model/description.ts'
import type { SchemaFile } from '../../model/schema-file.ts'
import { anchorOf } from './markdown.ts'

export const pages = {
  index: 'README.md',
  methods: 'api.md',
  types: 'types.md',
  errors: 'errors.md',
  entries: 'entries.md',
} as const

/** Schemas that no file of the description is known for; only bundles made by hand have them. */
const elsewhere = 'other'

export class Pages {
  readonly files: readonly SchemaFile[]
  readonly #pageOf: ReadonlyMap<string, string>

  constructor(files: readonly SchemaFile[], schemas: Iterable<string>) {
    const known = new Map(files.flatMap(({ name, schemas }) => schemas.map((key) => [key, name])))
    const rest = [...schemas].filter((schema) => !known.has(schema))
    this.files =
      rest.length === 0 ? files : [...files, { name: elsewhere, intro: '', schemas: rest }]
    this.#pageOf = known
  }

  /** The address of an operation, seen from a page. */
  operation({ tag, name }: Pick<Operation, 'tag' | 'name'>, from: string): string {
    return address(from, servicePage(tag), name)
  }

  schema(name: string, from: string): string {
    return address(from, entityPage(this.#pageOf.get(name) ?? elsewhere), name)
  }

  errorCode(code: string, from: string): string {
    return address(from, pages.errors, code)
  }

  page(page: string, from: string): string {
    return address(from, page)
  }
}

export function servicePage(tag: string): string {
  return `services/${dashed(tag)}.md`
}

export function entityPage(file: string): string {
  return `entities/${file}.md`
}

/** `line-item` → `Line item`. */
export function titleOf(file: string): string {
  const words = file.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function dashed(tag: string): string {
  return tag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function address(from: string, to: string, heading?: string): string {
  const path = from === to ? '' : posix.relative(posix.dirname(from), to)
  return heading === undefined ? path : `${path}#${anchorOf(heading)}`
}
