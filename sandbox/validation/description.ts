/** The description itself, for what is worked out from it while the sandbox runs. Read when first needed. */
import { readFileSync } from 'node:fs'
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
  // The folder is as far away in the repository as it is in the package.
  const file = join(import.meta.dirname, '../../generated/openapi.json')
  read ??= parsed(readFileSync(file, 'utf8'))
  return read
}

function parsed(text: string): Description {
  return JSON.parse(text)
}
