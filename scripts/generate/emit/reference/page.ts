/** A page of the reference: its source data, and links to other pages. */
import { posix } from 'node:path'
import type { Operation } from '../../model/operation.ts'
import type { Views } from '../../model/views.ts'
import type { SchemaFile } from '../../read/schema-files.ts'
import { dashed, markdownHeader } from '../source-text.ts'
import type { TypePrinter } from '../type-printer.ts'
import { anchorOf, blocks, code, link } from './markdown.ts'
import { usageOf } from './usage.ts'

export const paths = {
  index: 'README.md',
  methods: 'api.md',
  types: 'types.md',
  errors: 'errors.md',
  entries: 'entries.md',
  service: (tag: string) => `services/${dashed(tag)}.md`,
  entity: (file: string) => `entities/${file}.md`,
} as const

/** Schemas of unknown files, which only hand-made bundles have. */
const elsewhere = 'other'

export type Reference = ReturnType<typeof referenceOf>

export function referenceOf(types: TypePrinter, files: readonly SchemaFile[]) {
  const { operations, schemas, errorCodes } = types.views.description
  const fileOf = new Map(files.flatMap(({ name, schemas }) => schemas.map((key) => [key, name])))
  const rest = [...schemas.keys()].filter((schema) => !fileOf.has(schema))
  const others = rest.length === 0 ? [] : [{ name: elsewhere, intro: '', schemas: rest }]
  return {
    types,
    views: types.views,
    fileOf,
    files: [...files, ...others],
    usage: usageOf(types.views),
    operationIds: new Set(operations.map(({ id }) => id)),
    errorCodes: new Set([...errorCodes, ...operations.flatMap((one) => one.errorCodes)]),
  }
}

export class Page {
  readonly reference: Reference
  readonly views: Views
  readonly path: string

  constructor(reference: Reference, path: string) {
    this.reference = reference
    this.views = reference.views
    this.path = path
  }

  /** The whole page, with breadcrumbs; `under` is its parent. */
  write(under: string, ...parts: readonly (string | undefined)[]): string {
    const back = `${this.link('Reference', paths.index)}${under && ` › ${under}`}`
    return blocks(markdownHeader(), back, ...parts)
  }

  link(text: string, page: string, heading?: string): string {
    const path = this.path === page ? '' : posix.relative(posix.dirname(this.path), page)
    return link(text, heading === undefined ? path : `${path}#${anchorOf(heading)}`)
  }

  operation({ id, tag, name }: Pick<Operation, 'id' | 'tag' | 'name'>, text = id): string {
    return this.link(text, paths.service(tag), name)
  }

  schema(name: string, text = name): string {
    return this.link(text, paths.entity(this.reference.fileOf.get(name) ?? elsewhere), name)
  }

  errorCode(name: string): string {
    return this.link(code(name), paths.errors, name)
  }

  prose(text: string): string {
    const { operationIds, errorCodes } = this.reference
    return text.replace(/(?<!\[)`([\w.-]+)`(?!\])/g, (whole, id: string) => {
      const [tag = '', name = ''] = id.split('.')
      if (operationIds.has(id)) return this.operation({ id, tag, name }, code(id))
      return errorCodes.has(id) ? this.errorCode(id) : whole
    })
  }
}
