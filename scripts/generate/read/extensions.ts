/** Reads the table of extensions: their places, values and meanings. */
import { isRecord, pointerTo, recordOf, type UnknownRecord } from '../model/json.ts'
import { adviseOneOf } from './advice.ts'
import { readWhole } from './files.ts'
import { placeIn } from './place.ts'
import { DescriptionError } from './problem.ts'

/** One extension of the table. */
export interface Extension {
  readonly meaning: string
  readonly required?: boolean
  /** The JSON Schema of its value. */
  readonly value: UnknownRecord
  /** The JSON Schema of its node. */
  readonly beside?: UnknownRecord
}

/** Node types with extensions. */
type Place = 'document' | 'server' | 'tag' | 'operation' | 'schema'

export type Extensions = Readonly<Record<Place, Readonly<Record<string, Extension>>>>

/**
 * The current table.
 *
 * @throws {DescriptionError} with the problems of the file
 */
export async function readExtensions(file: string): Promise<Extensions> {
  const document = await readWhole(file)
  const refuse = (at: string, message: string, advice: string): never => {
    throw new DescriptionError([{ ...placeIn(document, at), message, advice }])
  }
  const table = recordOf(document.parsed)
  const read = (place: string) => {
    const extensions = table[place]
    const advice = `Add ${place}: and what it may have.`
    if (!isRecord(extensions))
      return refuse('', `The table has no extensions of a ${place}.`, advice)
    return Object.fromEntries(
      Object.entries(extensions).map(([name, written]) => {
        const { meaning, value, beside, required } = recordOf(written)
        if (typeof meaning !== 'string' || !isRecord(value))
          return refuse(
            pointerTo(place, name),
            `${name} lacks its meaning or its value.`,
            'Write both: meaning is one line, value a JSON Schema.',
          )
        const extension = { meaning, value, required: required === true }
        return [name, isRecord(beside) ? { ...extension, beside } : extension]
      }),
    )
  }
  const extensions = {
    document: read('document'),
    server: read('server'),
    tag: read('tag'),
    operation: read('operation'),
    schema: read('schema'),
  }
  const unknown = Object.keys(table).find((place) => !(place in extensions))
  if (unknown !== undefined) {
    const advice = adviseOneOf(unknown, Object.keys(extensions))
    refuse(pointerTo(unknown), `A ${unknown} cannot have extensions.`, advice)
  }
  return extensions
}
