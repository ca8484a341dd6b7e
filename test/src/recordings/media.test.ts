/** The recorded media helpers, case by case. */
import { describe, expect, it } from 'vitest'
import {
  type AddressOptions,
  croppedAddress,
  filledAddress,
  fittedAddress,
  toImage,
} from '../../../src/media.ts'
import { type Deviation, recorded } from './recorded.ts'

type Recorded =
  | { readonly fn: 'getImageUrl'; readonly case: string; args: [string]; output: object }
  | {
      readonly fn: 'getScaledToFillImageUrl' | 'getScaledToFitImageUrl'
      readonly case: string
      readonly args: [string, number, number, AddressOptions?]
      readonly output: string
    }
  | {
      readonly fn: 'getCroppedImageUrl'
      readonly case: string
      readonly args: [string, number, number, number, number, number, number, AddressOptions?]
      readonly output: string
    }

const resultOf = (sample: Recorded): unknown => {
  if (sample.fn === 'getImageUrl') return toImage(sample.args[0])
  if (sample.fn === 'getCroppedImageUrl') {
    const [source, x, y, partWidth, partHeight, width, height, options] = sample.args
    const region = { x, y, width: partWidth, height: partHeight }
    return croppedAddress(source, region, { width, height }, options)
  }
  const [source, width, height, options] = sample.args
  const address = sample.fn === 'getScaledToFitImageUrl' ? fittedAddress : filledAddress
  return address(source, { width, height }, options)
}

const swapped =
  'the published helpers swap width and height: a wide picture is fitted as a tall one'

/** Recorded size → ours, of pictures that are not square. */
const deviations: Readonly<Record<string, Deviation<readonly [string, string]>>> = {
  'getScaledToFitImageUrl plain': { ours: ['w_267,h_400', 'w_400,h_267'], because: swapped },
  'getScaledToFitImageUrl png': { ours: ['w_267,h_400', 'w_400,h_267'], because: swapped },
  'getScaledToFitImageUrl webp': { ours: ['w_267,h_400', 'w_400,h_267'], because: swapped },
  'getScaledToFitImageUrl url': { ours: ['w_267,h_400', 'w_400,h_267'], because: swapped },
}

const named = recorded<Recorded>('media').map(
  (sample) => [`${sample.fn} ${sample.case}`, JSON.stringify(sample.args), sample] as const,
)

describe('the recorded media helper', () => {
  it.each(named)('%s of %s', (name, _, sample) => {
    const deviation = deviations[name]
    const { output } = sample
    if (!deviation || typeof output !== 'string') return expect(resultOf(sample)).toEqual(output)
    const [theirs, ours] = deviation.ours
    expect(output).toContain(theirs)
    expect(resultOf(sample), deviation.because).toBe(output.replace(theirs, ours))
  })

  it('is named by every deviation', () => {
    const names: string[] = named.map(([name]) => name)
    expect(Object.keys(deviations).filter((name) => !names.includes(name))).toEqual([])
  })
})
