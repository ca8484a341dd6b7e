/** The description itself, for tables derived at run time. Loaded lazily. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onceMade } from '../../platform/once-made.ts'

/** The JSON Schema keywords read here. */
export interface DescribedSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, DescribedSchema>>
  readonly items?: DescribedSchema
}

/** The parts read here. */
export interface Description {
  readonly components: { readonly schemas: Readonly<Record<string, DescribedSchema>> }
}

/** The bundled description. */
export const readDescription = onceMade((): Description => JSON.parse(readFileSync(file(), 'utf8')))

/** Beside the code in the package, in generated/ in the repository. */
function file(): string {
  const here = fileURLToPath(import.meta.url)
  const packed = join(here, '../openapi.json')
  return existsSync(packed) ? packed : join(here, '../../../../generated/openapi.json')
}
