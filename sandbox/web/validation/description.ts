/** The description itself, for tables that are derived from it at run time. Read when first needed. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A JSON Schema of the description, as far as it is read here. */
export interface DescribedSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, DescribedSchema>>
  readonly items?: DescribedSchema
}

/** The parts of the description that are read here. */
export interface Description {
  readonly components: { readonly schemas: Readonly<Record<string, DescribedSchema>> }
}

let read: Description | undefined

/** The bundled description. */
export function readDescription(): Description {
  read ??= parsed(readFileSync(file(), 'utf8'))
  return read
}

/** The package has it beside its code, the repository where it is generated. */
function file(): string {
  const packed = join(import.meta.dirname, 'openapi.json')
  return existsSync(packed) ? packed : join(import.meta.dirname, '../../../generated/openapi.json')
}

function parsed(text: string): Description {
  return JSON.parse(text)
}
