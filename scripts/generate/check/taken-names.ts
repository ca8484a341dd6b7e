/** Finds schemas that another export of the client would shadow. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pointerTo } from '../model/json.ts'
import type { Views } from '../model/views.ts'
import type { Report } from '../read/problem.ts'

/** Without an entry, no name is taken. */
export function checkTakenNames({ description }: Views, entry: string, report: Report): void {
  for (const [name, file] of exportsOf(entry)) {
    if (!description.schemas.has(name) || wraps(join(dirname(entry), file), name)) continue
    const message = `The client exports another ${name}, from src/${file.replace(/^\.\//, '')}.`
    const advice = 'Rename the schema, or export its type under another name in src/index.ts.'
    report(pointerTo('components', 'schemas', name), message, advice)
  }
}

/** Name → its file, for the entry's named exports; renamed schema types are skipped. */
export function exportsOf(entry: string): ReadonlyMap<string, string> {
  if (!existsSync(entry)) return new Map()
  const found = new Map<string, string>()
  const renamed = new Set<string>()
  const exported = /^export (?:type )?\{([^}]*)\} from '([^']*)'/gm
  for (const [, list = '', file = ''] of readFileSync(entry, 'utf8').matchAll(exported)) {
    for (const item of list.split(',')) {
      const [name = '', other] = item
        .trim()
        .replace(/^type /, '')
        .split(' as ')
      if (file.endsWith('generated/schema.ts')) renamed.add(name)
      else found.set(other ?? name, file)
    }
  }
  return new Map([...found].filter(([name]) => !renamed.has(name)))
}

/** Whether a module exports a narrowed type of the schema. */
function wraps(file: string, name: string): boolean {
  if (!existsSync(file)) return false
  const imported = /^import [^']*?\{([^}]*)\} from '[^']*generated\/(?:schema|wire)\.ts'/gm
  const lists = [...readFileSync(file, 'utf8').matchAll(imported)].map(([, list]) => list)
  return new RegExp(`\\b${name}\\b`).test(lists.join())
}
