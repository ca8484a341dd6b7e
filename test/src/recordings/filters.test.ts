/** The recorded filters and queries, case by case. */
import { describe, expect, it } from 'vitest'
import { filter } from '../../../src/query.ts'
import { clientAnswering, type Deviation, recorded } from './recorded.ts'

type Step = readonly [operator: string, ...given: readonly unknown[]]

interface Recorded {
  readonly level: 'builder' | 'queryProducts'
  readonly chain: readonly Step[]
  readonly output?: object
  readonly wireQuery?: object
  readonly error?: string
}

const hasKey = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value

/** What the recording could not write as JSON. */
const revive = (value: unknown): unknown => {
  if (hasKey(value, '$undefined')) return undefined
  if (hasKey(value, '$date')) return new Date(String(value.$date))
  if (hasKey(value, '$sub')) return walk(filter(), value.$sub)
  return Array.isArray(value) ? value.map(revive) : value
}

/** Calls as a program in plain JavaScript would make them: many are misuses that do not compile. */
const walk = (builder: object, chain: unknown): object =>
  (Array.isArray(chain) ? chain : []).reduce(
    (built: object, [operator, ...given]: Step) =>
      Reflect.apply(Reflect.get(built, operator), built, given.map(revive)),
    builder,
  )

const builders = {
  builder: () => filter(),
  queryProducts: () => clientAnswering(() => Response.json({})).client.products.query(),
}

const resultOf = ({ level, chain }: Recorded): unknown => {
  try {
    const built = walk(builders[level](), chain)
    return Reflect.apply(Reflect.get(built, 'build'), built, [])
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

const atTheCall = 'a misuse throws at the call that misuses, so only the first of a chain'
const notSilent = 'the published query sends a forgotten value as null; here it is a misuse'
const inItsWords = 'the published query hides the reason; here it has the text of the builder'

const usage = (operator: string, count: string): string =>
  `Invalid .${operator} usage. .${operator} requires ${count}.`
const text = 'Invalid .startsWith parameter value [Number]. .startsWith parameter must be a String.'

const deviations: Readonly<Record<string, Deviation<string>>> = {
  'builder [["startsWith","name",5],["ge","numericId",{}]]': { ours: text, because: atTheCall },
  'queryProducts [["eq","name"]]': { ours: usage('eq', 'two parameters'), because: notSilent },
  'queryProducts [["ne","name"]]': { ours: usage('ne', 'two parameters'), because: notSilent },
  'queryProducts [["hasSome","collectionIds"]]': {
    ours: usage('hasSome', 'at least two parameters'),
    because: inItsWords,
  },
  'queryProducts [["between","numericId",1,"b"]]': {
    ours: 'Invalid .between parameter values [Number] and [String]. Both parameters must be of the same type.',
    because: inItsWords,
  },
  'queryProducts [["and",{}]]': {
    ours: 'Invalid .and parameter [Object]. .and expects FilterBuilder only.',
    because: inItsWords,
  },
  'queryProducts [["startsWith","name",5],["ge","numericId",{}]]': {
    ours: text,
    because: `${inItsWords}; ${atTheCall}`,
  },
}

const named = recorded<Recorded>('filters').map(
  (sample) => [`${sample.level} ${JSON.stringify(sample.chain)}`, sample] as const,
)

describe('the recorded', () => {
  it.each(named)('%s', (name, sample) => {
    const theirs = sample.output ?? sample.wireQuery ?? sample.error
    const deviation = deviations[name]
    expect(resultOf(sample), deviation?.because).toEqual(deviation?.ours ?? theirs)
    if (deviation) expect(deviation.ours).not.toEqual(theirs)
  })

  it('cases hold every deviation', () => {
    const names: string[] = named.map(([name]) => name)
    expect(Object.keys(deviations).filter((name) => !names.includes(name))).toEqual([])
  })
})
