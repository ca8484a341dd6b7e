// What TypeScript says when the description grows: every place that decides on an enumeration, and the
// one maker of the answer that a new required field belongs to.
import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { copyDescription } from './support/copy.ts'

const project = resolve(import.meta.dirname, '../..')
const handWritten = ['src', 'sandbox', 'console']

/** Enumeration → the places that decide on its values. Every other enumeration has none. */
const deciders: Readonly<Record<string, readonly string[]>> = {
  FieldSet: ['sandbox/rules/field-sets.ts: rank'],
  GrantType: ['sandbox/services/tokens.ts: tokenHandlers'],
  IdentityStatusName: ['sandbox/rules/member-states.ts: identityStatuses'],
  IdentityType: ['sandbox/rules/member-states.ts: ownsStore'],
  InventoryStatus: ['console/resources/products/stock-states.ts: states'],
  LoginErrorCode: ['console/providers/auth-provider.ts: refusals'],
  LoginState: ['src/session/sign-in/login-result.ts: LoginState'],
  MeasurementUnit: ['sandbox/rules/units.ts: units'],
  MemberActivityStatus: ['console/resources/members/member-states.ts: muted'],
  MemberPrivacyStatus: [
    // The identity's own enumeration has to name it as well.
    'sandbox/accounts/answer.ts: identityAnswer',
    'sandbox/rules/member-states.ts: isPublicProfile',
  ],
  MemberStatus: [
    'console/resources/members/member-states.ts: states',
    'sandbox/rules/member-states.ts: memberStatuses',
    'sandbox/seed/members.ts: seededStates',
  ],
  OptionType: ['sandbox/rules/options.ts: hasColours'],
  ProductDiscountType: [
    'console/resources/products/discount-kinds.ts: kinds',
    'sandbox/rules/discounts.ts: discountRules',
  ],
  ProductType: ['sandbox/catalogue/edit.ts: isWritableType'],
  Prompt: ['sandbox/identity/authorization.ts: showsPage'],
  ResponseMode: [
    'sandbox/identity/authorization.ts: returnAddress',
    'src/session/sign-in/callback.ts: parts',
  ],
  SortOrder: ['sandbox/filters/sort.ts: isDescending', 'src/query/resources.ts: inventoryOrder'],
  StateType: ['src/session/sign-in/login-result.ts: results'],
  VerificationTarget: ['sandbox/services/verification.ts: isVerifiable'],
}

/** Entity → the one place that fills its answers. */
const makers: Readonly<Record<string, string>> = {
  Cart: 'sandbox/carts/answer.ts: cartAnswer',
  Collection: 'sandbox/catalogue/collection-answer.ts: answerOf',
  InventoryItemV2: 'sandbox/catalogue/inventory.ts: inventoryAnswer',
  LineItem: 'sandbox/carts/answer.ts: lineItemAnswer',
  MediaItem: 'sandbox/catalogue/media.ts: itemAnswer',
  Member: 'sandbox/members/answer.ts: memberAnswer',
  PriceData: 'sandbox/rules/prices.ts: priceDetails',
  Product: 'sandbox/catalogue/product-answer.ts: productAnswer',
  Stock: 'sandbox/catalogue/product-answer.ts: stockAnswer',
  StoreVariant: 'sandbox/catalogue/store-variant-answer.ts: storeVariantAnswer',
  Variant: 'sandbox/catalogue/product-answer.ts: variantAnswer',
}

const placesInTable = Object.values(deciders).flat()

// The whole client, sandbox and console are type-checked once for all additions.
it('a new value stops each place that decides, a new field its one maker, and nothing else', {
  timeout: 300_000,
}, async () => {
  const copy = copyDescription([...handWritten, 'package.json', 'tsconfig.json'])
  const enumerations = readdirSync(join(project, 'spec/schemas')).flatMap((name) => {
    const found: string[] = []
    copy.edit(`spec/schemas/${name}`, (text) => withAdditions(text, found))
    return found
  })
  expect(enumerations).toEqual(expect.arrayContaining(Object.keys(deciders)))
  await copy.generate()

  const errors = typeErrors(copy.root)
  const found = new Map<string, string[]>()
  const note = (name: string, place: string) => found.set(name, [...(found.get(name) ?? []), place])
  for (const { place, message } of errors) {
    const added = /\b(?:ADDED_|addedTo)(\w+)/.exec(message)?.[1]
    if (added !== undefined) note(added, place)
    // A switch that ends without an answer names no value: its place has to be in the table.
    else for (const name of decidedAt(place)) note(name, place)
  }
  for (const places of found.values()) places.sort()
  expect(Object.fromEntries(found)).toEqual({
    ...deciders,
    ...Object.fromEntries(Object.entries(makers).map(([entity, place]) => [entity, [place]])),
  })
  expect(errors).toHaveLength(placesInTable.length + Object.keys(makers).length)
})

/** The schemas of a file, every enumeration with one more value and every entity of the table with one more field. */
function withAdditions(text: string, enumerations: string[]): string {
  return text
    .split(/^(?=[A-Z]\w*:\n)/m)
    .map((schema) => {
      const name = /^[A-Z]\w*/.exec(schema)?.[0]
      if (name === undefined) return schema
      if (/^ {2}enum:/m.test(schema)) {
        enumerations.push(name)
        return schema
          .replace(/^ {2}enum:\s*\[/m, `$&ADDED_${name}, `)
          .replace(/^ {2}enum:\n(?= +- )/m, `$&    - ADDED_${name}\n`)
      }
      if (makers[name] === undefined) return schema
      const field = `    addedTo${name}: { type: string, format: date-time, readOnly: true, description: A date. }`
      return schema.replace(/^ {2}properties:\n/m, `$&${field}\n`)
    })
    .join('')
}

function decidedAt(place: string): string[] {
  const names = Object.keys(deciders).filter((name) => deciders[name]?.includes(place))
  return names.length > 0 ? names : ['no addition']
}

interface TypeError {
  /** `file: symbol`. */
  readonly place: string
  readonly message: string
}

function typeErrors(root: string): TypeError[] {
  const { config } = ts.readConfigFile(join(project, 'tsconfig.json'), ts.sys.readFile)
  const include = ['generated', ...handWritten]
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include }, ts.sys, root)
  const program = ts.createProgram(fileNames, options)
  return fileNames.flatMap((name) => {
    const file = program.getSourceFile(name)
    return program.getSemanticDiagnostics(file).map(({ start = 0, messageText }) => ({
      place: `${relative(root, name)}: ${file ? symbolAt(file, start) : ''}`,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }))
  })
}

/** The name of the top-level declaration around a position. */
function symbolAt(file: ts.SourceFile, position: number): string | undefined {
  const statement = file.statements.find(
    (candidate) => candidate.getStart(file) <= position && position < candidate.end,
  )
  if (statement === undefined) return undefined
  if (!ts.isVariableStatement(statement)) {
    return ts.isDeclarationStatement(statement) ? statement.name?.getText(file) : undefined
  }
  const declarations = statement.declarationList.declarations
  return declarations.find(({ end }) => position < end)?.name.getText(file)
}
