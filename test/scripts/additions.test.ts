// What TypeScript says when the description grows: by the recipes of docs/guides/changing-the-description.md, which
// are followed on a copy, and by one more value of every other enumeration and one more field of every other answer.
// It names each place that decides on an enumeration, and the one maker of the answer that a field belongs to.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scaffold } from '../../scripts/generate/scaffold/index.ts'
import { patched, type Step, stepsOf } from '../docs/recipe-steps.ts'
import { root } from '../docs/snippets.ts'
import { copyDescription, type DescriptionCopy } from './support/copy.ts'
import { type Complaint, projectComplaints } from './support/project-check.ts'

const handWritten = ['src', 'sandbox', 'console']

/** What is type-checked; the recipes write to `app`. */
const checked = ['generated', ...handWritten, 'app']

/** Enumeration → the places that decide on its values. Every other enumeration has none. */
const deciders: Readonly<Record<string, readonly string[]>> = {
  FieldSet: ['sandbox/rules/field-sets.ts: rank'],
  GrantType: ['sandbox/services/tokens.ts: tokenHandlers'],
  IdentityStatusName: ['sandbox/rules/member-states.ts: identityStatuses'],
  IdentityType: ['sandbox/rules/member-states.ts: ownsStore'],
  InventoryStatus: ['console/resources/products/stock-states.ts: states'],
  ItemAvailabilityStatus: ['sandbox/rules/totals/obstacles.ts: canBeBought'],
  LoginErrorCode: ['console/providers/auth-provider.ts: refusals'],
  LoginState: ['src/session/sign-in/login-result.ts: LoginState'],
  IdentityPrivacyStatus: ['sandbox/members/identity-profile.ts: profileOf'],
  MeasurementUnit: ['src/values/measurement-units.ts: measurementUnits'],
  MemberActivityStatus: ['console/resources/members/member-states.ts: muted'],
  MemberPrivacyStatus: [
    'console/resources/members/member-states.ts: shown',
    // The identity's own enumeration has to name it as well.
    'sandbox/members/identity-profile.ts: identityProfile',
    'sandbox/rules/member-states.ts: isPublicProfile',
  ],
  MemberStatus: [
    'console/resources/members/member-states.ts: states',
    'sandbox/rules/member-states.ts: memberStatuses',
    'sandbox/seed/members.ts: seededStates',
  ],
  OptionType: ['sandbox/rules/options.ts: hasColours'],
  PaymentOptionType: [
    'sandbox/rules/totals/obstacles.ts: byMembership',
    'sandbox/rules/totals/obstacles.ts: inFull',
    'sandbox/rules/totals/summary.ts: due',
  ],
  ProductDiscountType: [
    'console/pricing/discount.ts: afterDiscount',
    'console/resources/products/discount-kinds.ts: kinds',
    'sandbox/rules/discounts.ts: discountRules',
  ],
  ProductType: ['sandbox/catalogue/edit.ts: isWritableType'],
  Prompt: ['sandbox/identity/authorization.ts: showsPage'],
  ResponseMode: [
    'sandbox/identity/authorization.ts: returnAddress',
    'src/session/sign-in/callback.ts: parts',
  ],
  RuleType: ['console/store/violation-text.ts: texts'],
  SortOrder: ['sandbox/filters/sort.ts: isDescending', 'src/query/resources.ts: inventoryOrder'],
  StateType: ['src/session/sign-in/login-result.ts: results'],
  TaxableAddressType: ['sandbox/rules/totals/tax.ts: lineRegions'],
  VatType: ['sandbox/validation/tax-numbers.ts: isKind'],
  VerificationTarget: ['sandbox/services/verification.ts: isVerifiable'],
}

/** Entity → the one place that fills its answers. */
const makers: Readonly<Record<string, string>> = {
  Cart: 'sandbox/carts/answer.ts: cartWithLines',
  Collection: 'sandbox/catalogue/collection-answer.ts: answerOf',
  InventoryItemV2: 'sandbox/catalogue/inventory.ts: inventoryAnswer',
  LineItem: 'sandbox/carts/line-answer.ts: lineItemAnswer',
  MediaItem: 'sandbox/catalogue/media.ts: itemAnswer',
  Member: 'sandbox/members/answer.ts: memberAnswer',
  PriceData: 'sandbox/rules/prices.ts: priceAnswer',
  Product: 'sandbox/catalogue/product-answer.ts: productAnswer',
  Stock: 'sandbox/catalogue/product-answer.ts: stockAnswer',
  StoreVariant: 'sandbox/catalogue/store-variant-answer.ts: storeVariantAnswer',
  Variant: 'sandbox/catalogue/product-answer.ts: variantAnswer',
}

const page = readFileSync(join(root, 'docs/guides/changing-the-description.md'), 'utf8')
const steps = stepsOf(page)
const places = steps.filter((step) => step.kind === 'place')

/** What the recipes add to; each place they name is in the tables, so it is looked for there, too. */
const ofRecipes = { enumeration: 'Prompt', entity: 'Collection' } as const

/** Whether a step changes the description; the others follow what the compiler says of it. */
const isOfDescription = (step: Step): boolean =>
  step.kind === 'command' || (step.kind === 'patch' && step.file.startsWith('spec/'))

async function follow(copy: DescriptionCopy, step: Step): Promise<void> {
  switch (step.kind) {
    case 'place':
      return
    case 'patch':
      copy.edit(step.file, (text) => patched(text, step.lines))
      return
    case 'file':
      mkdirSync(dirname(join(copy.root, step.file)), { recursive: true })
      writeFileSync(join(copy.root, step.file), step.text)
      return
    case 'command': {
      const [option, ...given] = step.words.slice(4)
      // What the plain commands do comes once, after the whole description has changed.
      if (option === '--new') scaffold(copy.root, 'spec', given, await copy.generate())
    }
  }
}

const added = /\b(?:ADDED_|addedTo)(\w+)/
const placeOf = ({ file, symbol }: Complaint): string => `${file}: ${symbol}`

const isOfRecipe = ({ file, message }: Complaint): boolean =>
  places.some((place) => place.file === file && new RegExp(place.message).test(message))

// The whole client, sandbox and console are type-checked once for all recipes and additions.
describe('a description that grows', () => {
  let copy: DescriptionCopy
  let complaints: readonly Complaint[]
  const enumerations: string[] = []
  const removals: (() => void)[] = []

  beforeAll(async () => {
    const others = [...handWritten, 'package.json', 'tsconfig.json']
    copy = copyDescription(others, (remove) => removals.push(remove))
    for (const step of steps.filter(isOfDescription)) await follow(copy, step)
    for (const name of readdirSync(join(copy.root, 'spec/schemas')))
      copy.edit(`spec/schemas/${name}`, (text) => withAdditions(text, enumerations))
    await copy.generate()
    complaints = projectComplaints(copy.root, checked)
  })

  afterAll(() => {
    for (const remove of removals) remove()
  })

  it('by the recipes stops the places that they name', () => {
    expect(places.length).toBeGreaterThan(2)
    expect(complaints.filter(isOfRecipe)).toHaveLength(places.length)
    for (const { file, message } of places) {
      const named = complaints.filter(
        (complaint) => complaint.file === file && isOfRecipe(complaint),
      )
      expect(named).toEqual([expect.objectContaining({ message: expect.stringMatching(message) })])
    }
  })

  it('by a value stops each place that decides, by a field its one maker, and nothing else', () => {
    expect(enumerations).toEqual(expect.arrayContaining(Object.keys(deciders)))
    const found = new Map<string, string[]>()
    const note = (name: string, place: string) =>
      found.set(name, [...(found.get(name) ?? []), place])
    let others = 0
    for (const complaint of complaints) {
      const place = placeOf(complaint)
      const name = added.exec(complaint.message)?.[1]
      if (name !== undefined) note(name, place)
      else if (isOfRecipe(complaint) && decidedAt(place).length === 0) others += 1
      // A switch that ends without an answer names no value: its place has to be in the table.
      else for (const decided of decidedAt(place, 'no addition')) note(decided, place)
    }
    for (const all of found.values()) all.sort()
    expect(Object.fromEntries(found)).toEqual({
      ...deciders,
      ...Object.fromEntries(Object.entries(makers).map(([entity, place]) => [entity, [place]])),
    })
    const inTables = Object.values(deciders).flat().length + Object.keys(makers).length
    expect(complaints).toHaveLength(inTables + others)
  })

  it('by the recipes compiles once they were followed to their end', async () => {
    for (const step of steps.filter((other) => !isOfDescription(other))) await follow(copy, step)
    const ofAdditions = complaints.filter((complaint) => !isOfRecipe(complaint))
    expect(projectComplaints(copy.root, checked)).toEqual(ofAdditions)
  })
})

/** The schemas of a file: every enumeration with one more value, every entity of the table with one more field. */
function withAdditions(text: string, enumerations: string[]): string {
  return text
    .split(/^(?=[A-Z]\w*:\n)/m)
    .map((schema) => {
      const name = /^[A-Z]\w*/.exec(schema)?.[0]
      if (name === undefined) return schema
      if (/^ {2}enum:/m.test(schema)) {
        enumerations.push(name)
        if (name === ofRecipes.enumeration) return schema
        return schema
          .replace(/^ {2}enum:\s*\[/m, `$&ADDED_${name}, `)
          .replace(/^ {2}enum:\n(?= +- )/m, `$&    - ADDED_${name}\n`)
      }
      if (makers[name] === undefined || name === ofRecipes.entity) return schema
      const field = `    addedTo${name}: { type: string, format: date-time, readOnly: true, description: A date. }`
      return schema.replace(/^ {2}properties:\n/m, `$&${field}\n`)
    })
    .join('')
}

/** The names in the tables whose place this is. */
function decidedAt(place: string, otherwise?: string): readonly string[] {
  const tables = [...Object.entries(deciders), ...Object.entries(makers)]
  const names = tables.flatMap(([name, at]) => ([at].flat().includes(place) ? [name] : []))
  return names.length > 0 || otherwise === undefined ? names : [otherwise]
}
