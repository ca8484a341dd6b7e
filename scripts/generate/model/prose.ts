/** What a schema means to a program, as against what it says to readers. */
import { isRecord } from './json.ts'

/** A schema as text without its descriptions. Values are left as they are: a description inside one is no prose. */
export function withoutProse(value: unknown): string {
  return JSON.stringify(bare(value)) ?? ''
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (!isRecord(value)) return value
  return Object.entries(value)
    .filter(([key, part]) => key !== 'description' || typeof part !== 'string')
    .map(([key, part]) => [key, values.has(key) ? part : bare(part)])
}

const values = new Set(['example', 'examples', 'default', 'const', 'enum'])
