/** The description itself, for tables that are derived from it at run time. Read when first needed. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onceMade } from '../../platform/once-made.ts'

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

/** The bundled description. */
export const readDescription = onceMade((): Description => JSON.parse(readFileSync(file(), 'utf8')))

/** The package has it beside its code, the repository where it is generated. */
function file(): string {
  const packed = join(import.meta.dirname, 'openapi.json')
  return existsSync(packed) ? packed : join(import.meta.dirname, '../../../generated/openapi.json')
}
