/** Reads the table of extensions: their places, values and meanings. */
import { isRecord, mapOf, pointerTo, recordOf, type UnknownRecord } from '../model/json.ts'
import { adviseOneOf } from './advice.ts'
import { readWhole } from './files.ts'
import { placeIn } from './place.ts'
import { DescriptionError } from './problem.ts'

export interface Extension {
  readonly meaning: string
  readonly required: boolean
  /** The JSON Schema of its value. */
  readonly value: UnknownRecord
  /** The JSON Schema of its node. */
  readonly beside?: UnknownRecord
}

/** Place → the extensions there, by name. */
export type Extensions = ReadonlyMap<string, ReadonlyMap<string, Extension>>

const places = ['document', 'server', 'tag', 'operation', 'schema']

/**
 * The current table.
 *
 * @throws {DescriptionError} with the first problem of the file
 */
export async function readExtensions(file: string): Promise<Extensions> {
  const document = await readWhole(file)
  const refuse = (at: string, message: string, advice: string): never => {
    throw new DescriptionError([{ ...placeIn(document, at), message, advice }])
  }
  const table = recordOf(document.parsed)
  for (const place of places) {
    const advice = `Add ${place}: and what it may have.`
    if (!isRecord(table[place])) refuse('', `The table has no extensions of a ${place}.`, advice)
  }
  for (const place of Object.keys(table).filter((key) => !places.includes(key)))
    refuse(pointerTo(place), `A ${place} cannot have extensions.`, adviseOneOf(place, places))
  return mapOf(table, (extensions, place) =>
    mapOf(extensions, (written, name) => {
      const { meaning, value, beside, required } = recordOf(written)
      if (typeof meaning !== 'string' || !isRecord(value)) {
        const advice = 'Write both: meaning is one line, value a JSON Schema.'
        return refuse(pointerTo(place, name), `${name} lacks its meaning or its value.`, advice)
      }
      return { meaning, value, required: required === true, ...(isRecord(beside) && { beside }) }
    }),
  )
}
