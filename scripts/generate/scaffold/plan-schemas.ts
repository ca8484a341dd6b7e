/** Plans the schemas of a new operation: their names, their file, and what refers to them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { capitalised } from '../emit/source-text.ts'
import type { Description } from '../model/description.ts'
import { type Nouns, wordsOf } from './nouns.ts'
import type { NewOperation } from './request.ts'
import { schemaText } from './schema-text.ts'
import { append, literally } from './text-edits.ts'
import type { Written } from './written.ts'

export function planSchemas(
  root: string,
  folder: string,
  operation: NewOperation,
  nouns: Nouns,
  description: Description,
): { readonly written: Written; readonly references: { request?: string; response: string } } {
  const { name, tag, method } = operation
  const nameOf = (ending: string) => {
    const plain = capitalised(name) + ending
    return description.schemas.has(plain) ? capitalised(tag) + plain : plain
  }
  const hasBody = (method === 'POST' && !nouns.isList) || method === 'PATCH'
  const names = {
    ...(hasBody ? { request: nameOf('Request') } : {}),
    response: nameOf('Response'),
  }
  const home = `${nouns.file}.yaml`
  const file = posix.join(folder, 'schemas', home)
  const known = description.schemas.has(nouns.entity)
    ? schemaFileOf(join(root, folder, 'schemas'), nouns.entity)
    : undefined
  const entity = known === undefined ? undefined : `${known === home ? '' : known}#/${nouns.entity}`
  const before = existsSync(join(root, file))
    ? readFileSync(join(root, file), 'utf8')
    : `# ${capitalised(wordsOf(nouns.many))}.\n`
  const schemas = schemaText(operation, nouns, names, entity)
  const written = [...schemas.matchAll(/^(\w+):/gm)].map(([, schema]) => schema).join(', ')
  const reference = (schema: string) => `../schemas/${home}#/${schema}`
  return {
    written: { file, ...append(before, schemas), what: written },
    references: {
      ...(names.request === undefined ? {} : { request: reference(names.request) }),
      response: reference(names.response),
    },
  }
}

function schemaFileOf(folder: string, schema: string): string | undefined {
  return readdirSync(folder).find((file) =>
    new RegExp(`^${literally(schema)}:`, 'm').test(readFileSync(join(folder, file), 'utf8')),
  )
}
