/** Refuses references that the bundler would fetch from the network, or that lead to no named part of the description. */
import type { Document } from '@redocly/openapi-core'
import { isRecord, parsePointer, pointerTo } from '../model/json.ts'
import type { Problem } from './problem.ts'
import { placeIn } from './source-location.ts'

/** What is wrong with the references of a file. */
export function wrongReferences(document: Document): Problem[] {
  return [...referencesIn(document.parsed)].flatMap(([ref, at]) => {
    const words = wordsFor(ref)
    return words === undefined ? [] : [{ ...placeIn(document, at), ...words }]
  })
}

function wordsFor(ref: unknown): Pick<Problem, 'message' | 'advice'> | undefined {
  if (typeof ref !== 'string') {
    return {
      message: 'This $ref is no text.',
      advice: "Write the file and the name of the part, such as 'media.yaml#/Image'.",
    }
  }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(ref)) {
    return {
      message: `${ref} is not in this description: nothing is fetched.`,
      advice: 'Save what it leads to as a file beside this one, and refer to that.',
    }
  }
  const [file = '', pointer] = ref.split('#')
  if (pointer === undefined) {
    return {
      message: `${ref} names a whole file.`,
      advice: `Add the name of the part: ${file}#/ and what it is called there.`,
    }
  }
  const parts = parsePointer(pointer)
  if (parts.length <= (parts[0] === 'components' ? 3 : 1)) return undefined
  return {
    message: `${ref} leads into ${parts[0] === 'components' ? parts[2] : parts[0]}.`,
    advice: 'Write that part as a schema of its own, and refer to it from both places.',
  }
}

/** Every `$ref` with its pointer; a field of that name is none. */
function* referencesIn(value: unknown, at = ''): Generator<readonly [unknown, string]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* referencesIn(item, at + pointerTo(index))
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) {
      const place = at + pointerTo(key)
      if (key === '$ref' && !isRecord(inner)) yield [inner, place]
      else yield* referencesIn(inner, place)
    }
  }
}
