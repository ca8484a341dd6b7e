// What TypeScript says when the description grows by one more value of every enumeration and one more field of every
// answer of a table: it names each place that decides on an enumeration, and the one maker of the answer. The decisions
// are found in the code itself, by the type checker; one that stays silent has to say why here.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordOf, stringsOf } from '../../scripts/generate/model/json.ts'
import type { Complaint } from './support/complaint.ts'
import { copyDescription } from './support/copy.ts'
import { addedTo, type Decision, decisionsIn } from './support/decisions.ts'
import { NativeProject } from './support/native-project.ts'

const handWritten = ['src', 'sandbox', 'console']

/** File → enumeration → why every value but those compared, a new one among them, is right there. */
const silent: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'console/resources/home/member-figures.ts': {
    MemberStatus: 'Counts those who wait for the owner, as the filter of the platform does.',
  },
  'console/resources/members/member-changes.ts': {
    MemberStatus: 'Undo sets these two states; of any other it warns that it cannot restore it.',
  },
  'console/resources/products/bulk/set-property.ts': {
    ItemAvailabilityStatus: 'An error code with the name of one of its values.',
  },
  'console/resources/products/list-filter.ts': {
    InventoryStatus: 'Only LOW, which no product says of itself, is a range of quantities.',
  },
  'console/resources/products/parts/row-actions.tsx': {
    ProductType: 'Only physical products can be created, and so copied.',
  },
  'console/resources/products/parts/sale/price-per-unit.tsx': {
    MeasurementUnit: 'Only the unit that says nothing is no choice.',
  },
  'sandbox/commerce/carts/refreshed-lines.ts': {
    ItemAvailabilityStatus: 'What is set by hand holds for whatever is found.',
  },
  'sandbox/commerce/rules/member-states.ts': {
    MemberPrivacyStatus: 'Only UNKNOWN asks for nothing.',
  },
  'sandbox/commerce/rules/prices.ts': {
    MeasurementUnit: 'Only the unit that says nothing has no size; the sizes are one table.',
  },
  'src/catalogue/listing.ts': { OptionType: 'Only colours have one to show.' },
  'src/catalogue/stock.ts': {
    InventoryStatus: 'Whatever is not sold out can be had, as far as a product says it.',
  },
  'src/next/cart-page-line.ts': {
    ItemAvailabilityStatus: 'A status of a newer platform refuses nothing: the checkout decides.',
  },
  'src/errors/refusal.ts': {
    RuleType: 'Only a missing field is a missing choice; any other rule names its field.',
  },
  'src/react/cart/use-cart.ts': {
    TokenRole: 'Only a member leaves a cart behind; a visitor’s follows.',
  },
  'src/react/provider.tsx': {
    TokenRole: 'Only a member is signed in, and only without a session is there nothing to forget.',
  },
  'src/session/renewal/session-events.ts': {
    TokenRole: 'From no session to none nothing has changed.',
  },
  'src/session/session.ts': { TokenRole: 'Only a member is signed in.' },
  'src/session/sign-in/captcha.ts': {
    LoginErrorCode: 'A captcha answers these two; every other code is for the person who signs in.',
  },
  'src/session/sign-in/flows.ts': {
    TokenRole: 'Only a member is signed in, whoever asked for it.',
  },
  'src/session/sign-in/login-result.ts': {
    VerificationTarget: 'The type of a violation has no enumeration; it only shares this word.',
  },
}

/** Entity → the one place that fills its answers. */
const makers: Readonly<Record<string, string>> = {
  Cart: 'sandbox/commerce/carts/wire-cart.ts: cartWithLines',
  Collection: 'sandbox/commerce/catalogue/wire-collection.ts: collectionAnswer',
  InventoryItemV2: 'sandbox/commerce/catalogue/inventory.ts: inventoryAnswer',
  LineItem: 'sandbox/commerce/carts/wire-line.ts: lineItemAnswer',
  MediaItem: 'sandbox/commerce/catalogue/media.ts: itemAnswer',
  Member: 'sandbox/people/members/wire-member.ts: memberAnswer',
  PriceData: 'sandbox/commerce/rules/prices.ts: priceAnswer',
  Product: 'sandbox/commerce/catalogue/wire-product.ts: productAnswer',
  Stock: 'sandbox/commerce/catalogue/wire-product.ts: stockAnswer',
  StoreVariant: 'sandbox/commerce/catalogue/wire-product.ts: storeVariantAnswer',
  Variant: 'sandbox/commerce/catalogue/wire-product.ts: variantAnswer',
}

/** The enumeration or entity whose addition a complaint names. */
const additionOf = ({ message }: Complaint): string | undefined =>
  /\b(?:ADDED_|addedTo)(\w+)/.exec(message)?.[1]

const placeOf = ({ file, symbol }: Complaint | Decision): string => `${file}: ${symbol}`

// The whole client, sandbox and console are type-checked once for all additions.
describe('an addition to the description', () => {
  let complaints: readonly Complaint[]
  let decisions: readonly Decision[]
  const enumerations = new Map<string, readonly string[]>()
  const removals: (() => void)[] = []

  beforeAll(async () => {
    const others = [...handWritten, 'package.json', 'tsconfig.json']
    const copy = copyDescription(others, (remove) => removals.push(remove))
    for (const name of readdirSync(join(copy.root, 'spec/schemas')))
      copy.edit(`spec/schemas/${name}`, (text) => withAdditions(text, enumerations))
    await copy.generate()
    const project = new NativeProject(copy.root, { folders: ['generated', ...handWritten] })
    removals.push(() => project.close())
    complaints = project.complaints()
    decisions = decisionsIn(project, handWritten, enumerations)
  })

  afterAll(() => {
    for (const remove of removals) remove()
  })

  it('of a value breaks each place that decides by it, or the table says why not', () => {
    const isStopped = (decision: Decision) =>
      complaints.some(
        (complaint) =>
          placeOf(complaint) === placeOf(decision) &&
          // A switch that ends without an answer names no value.
          (additionOf(complaint) ?? decision.enumeration) === decision.enumeration,
      )
    const unexplained = decisions.filter(
      (decision) =>
        !isStopped(decision) && silent[decision.file]?.[decision.enumeration] === undefined,
    )
    expect(unexplained).toEqual([])
    const stale = Object.entries(silent).flatMap(([file, reasons]) =>
      Object.keys(reasons)
        .filter((name) => {
          const inFile = decisions.filter((one) => one.file === file && one.enumeration === name)
          return inFile.every(isStopped)
        })
        .map((name) => `${file}: ${name}`),
    )
    expect(stale).toEqual([])
  })

  it('of a field breaks the one place that makes it', () => {
    const stopped = complaints.flatMap((complaint) => {
      const entity = additionOf(complaint)
      return entity !== undefined && makers[entity] ? [[entity, placeOf(complaint)]] : []
    })
    expect(stopped.sort()).toEqual(Object.entries(makers).sort())
  })

  it('breaks nothing else', () => {
    const others = complaints.filter((complaint) => {
      const name = additionOf(complaint)
      if (name !== undefined) return !enumerations.has(name) && makers[name] === undefined
      return !decisions.some((decision) => placeOf(decision) === placeOf(complaint))
    })
    expect(others).toEqual([])
  })
})

/** The schemas of a file: every enumeration with one more value, every entity of the table with one more field. */
function withAdditions(text: string, enumerations: Map<string, readonly string[]>): string {
  for (const [name, schema] of Object.entries(recordOf(load(text)))) {
    const values = stringsOf(recordOf(schema).enum)
    if (values.length > 0) enumerations.set(name, values)
  }
  return text
    .split(/^(?=[A-Z]\w*:\n)/m)
    .map((schema) => {
      const name = /^[A-Z]\w*/.exec(schema)?.[0]
      if (name === undefined) return schema
      if (enumerations.has(name)) {
        return schema
          .replace(/^ {2}enum:\s*\[/m, `$&${addedTo(name)}, `)
          .replace(/^ {2}enum:\n(?= +- )/m, `$&    - ${addedTo(name)}\n`)
          .replace(/^( +)(?=- `)/m, `$1- \`${addedTo(name)}\`: an addition\n$1`)
      }
      if (makers[name] === undefined) return schema
      const field = `    addedTo${name}: { type: string, format: date-time, readOnly: true, description: A date of no meaning at all. }`
      return schema.replace(/^ {2}properties:(?: &\w+)?\n/m, `$&${field}\n`)
    })
    .join('')
}
