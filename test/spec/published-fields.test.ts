/**
 * The description against the fields and values that the published releases are known to have. The two tables list
 * them: one line per field, with the type, flags, limits and releases its sources state, and the schema or the
 * operations of the description it belongs to. Where the description differs on purpose, `departures` says why.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { substituteIn } from '../../scripts/generate/model/deprecation.ts'
import { description, type Json, operations, record, schemas, texts } from './bundle.ts'
import { departures } from './published/departures.ts'

const table = (name: string) =>
  readFileSync(new URL(`published/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** Every release that has the field, whichever of an owner's twins it is in. */
const releasesOf = new Map<string, string>()

interface PublishedField {
  readonly owner: string
  readonly name: string
  readonly type: string
  readonly flags: string
  readonly limits: readonly string[]
  readonly releases: string
}

const published: readonly PublishedField[] = table('fields').flatMap(
  ([, , owners = '', name = '', type = '', flags = '', limits = '', releases = '']) =>
    owners.split(',').map((owner) => ({
      owner,
      name,
      type,
      flags,
      limits: limits.split(', ').filter((limit) => limit !== ''),
      releases,
    })),
)

for (const { owner, name, releases } of published)
  releasesOf.set(`${owner}.${name}`, (releasesOf.get(`${owner}.${name}`) ?? '') + releases)

/** A schema with what it refers to; what is written beside a reference counts first. */
const whole = (schema: Json): Json => {
  if (typeof schema.$ref !== 'string') return schema
  const target = schemas.get(schema.$ref.split('/').at(-1) ?? '') ?? {}
  return { ...whole(target), ...schema, $ref: undefined }
}

const fieldsOf = (schema: Json): Readonly<Record<string, Json>> => {
  const all = record(whole(schema).properties ?? {})
  return Object.fromEntries(Object.entries(all).map(([name, field]) => [name, record(field)]))
}

const list = (value: unknown): Json[] =>
  Array.isArray(value) ? value.map((item) => record(item)) : []

/** The fields of an operation's request, wherever they travel. */
const requestFields = (id: string): Readonly<Record<string, Json>> | undefined => {
  const found = operations.find(({ operation }) => operation.operationId === id)
  if (!found) return undefined
  const item = record(record(description.paths)[found.path])
  const parameters = [...list(item.parameters), ...list(found.operation.parameters)]
  const content = record(record(found.operation.requestBody ?? {}).content ?? {})
  const body = record(record(content['application/json'] ?? {}).schema ?? {})
  return {
    ...Object.fromEntries(
      parameters.map((parameter) => [
        String(parameter.name),
        {
          ...record(parameter.schema),
          description: parameter.description,
          ...(parameter.deprecated === true && { deprecated: true }),
          ...(parameter.required === true && { isRequired: true }),
        },
      ]),
    ),
    ...fieldsOf(body),
  }
}

const ownersOf = (owner: string) => {
  const schema = schemas.get(owner)
  return schema ? fieldsOf(schema) : requestFields(owner)
}
const requiredOf = (owner: string): string[] => {
  const schema = schemas.get(owner)
  if (schema) return texts(schema.required)
  const operation = operations.find((one) => one.operation.operationId === owner)?.operation
  const content = record(record(operation?.requestBody ?? {}).content ?? {})
  return texts(whole(record(record(content['application/json'] ?? {}).schema ?? {})).required)
}

const formats: Readonly<Record<string, (schema: Json) => boolean>> = {
  GUID: ({ format }) => format === 'uuid',
  EMAIL: ({ format }) => format === 'email',
  WEB_URL: ({ format }) => format === 'uri',
  LOCAL_DATE: ({ format }) => format === 'date',
  'YYYY-MM-DD': ({ format }) => format === 'date',
  DECIMAL_VALUE: ({ format }) => format === 'decimal',
  PHONE: ({ pattern }) => typeof pattern === 'string' && new RegExp(pattern).test('+46 8 123 456'),
  COUNTRY: ({ pattern }) => pattern === '^[A-Z]{2}$',
  LANGUAGE: ({ pattern }) => pattern === '^[a-z]{2}$',
  CURRENCY: ({ pattern }) => pattern === '^[A-Z]{3}$',
}
const keywords: Readonly<Record<string, string>> = {
  'min length': 'minLength',
  'max length': 'maxLength',
  'min items': 'minItems',
  'max items': 'maxItems',
  min: 'minimum',
  max: 'maximum',
}

const carries = (limit: string, field: Json, item: Json): boolean => {
  const [, words = '', bound = ''] =
    /^(\D+?) (-?[\d.]+|[A-Z-]+_?[A-Z-]*)(?: \([CE]\))?$/.exec(limit) ?? []
  if (words === 'format') return formats[bound]?.(item) ?? false
  const keyword = keywords[words]
  if (keyword) return (keyword.endsWith('Items') ? field : item)[keyword] === Number(bound)
  const decimal = record(item['x-decimal'] ?? {})
  const bounds = [...limit.matchAll(/(>=|<=|scale) (\d+)/g)].map(([, sign, value]) => [sign, value])
  const names = { '>=': 'minimum', '<=': 'maximum', scale: 'scale' }
  return (
    bounds.length > 0 &&
    bounds.every(([sign, value]) =>
      Object.entries(names).some(
        ([mark, name]) => mark === sign && decimal[name] === Number(value),
      ),
    )
  )
}

const sorted = (letters: string) => [...new Set(letters)].sort().join('')

/** What the description says otherwise than the published releases, as `Owner.field: what`. */
const differences = published.flatMap(({ owner, name, type, flags, limits }) => {
  const at = `${owner}.${name}`
  const fields = ownersOf(owner)
  const found = fields?.[name]
  if (!found) return [`${at}: missing`]
  const field = whole(found)
  const item = field.items === undefined ? field : whole(record(field.items))
  const types = [field.type].flat().map(String)
  const kind = type.startsWith('map') ? 'object' : (/^\w+/.exec(type)?.[0] ?? '')
  const releases = releasesOf.get(at) ?? ''
  const isGone = !/[CH]/.test(releases)
  const isRequest = !schemas.has(owner)
  const isDeprecated = field.deprecated === true
  return [
    kind !== 'any' && !types.includes(kind) ? `${at}: ${types.join()} instead of ${kind}` : '',
    !isRequest && kind !== 'any' && types.includes('null') !== type.includes('/ null')
      ? `${at}: null`
      : '',
    /^string \(date-time\)/.test(type) && field.format !== 'date-time' ? `${at}: no date` : '',
    !isRequest && !/H/.test(releases) && flags.includes('read-only') !== (field.readOnly === true)
      ? `${at}: read-only`
      : '',
    flags.includes('immutable') && field['x-immutable'] !== true ? `${at}: immutable` : '',
    flags.includes('required') && found.isRequired !== true && !requiredOf(owner).includes(name)
      ? `${at}: required`
      : '',
    flags.includes('deprecated') && !isDeprecated ? `${at}: deprecated` : '',
    isGone && !isDeprecated && !isOfSomethingGone(owner) ? `${at}: gone, but not deprecated` : '',
    ...limits.filter((limit) => !carries(limit, field, item)).map((limit) => `${at}: ${limit}`),
  ].filter((difference) => difference !== '')
})

function isOfSomethingGone(owner: string): boolean {
  if (schemas.has(owner)) return schemas.get(owner)?.deprecated === true
  return operations.some(
    ({ operation }) => operation.operationId === owner && operation.deprecated === true,
  )
}

const isExplained = (difference: string) => departures[difference] !== undefined

describe('the fields of the published releases', () => {
  it('are in the description, with their types, flags and limits, or it says why not', () => {
    expect(published.length).toBeGreaterThan(1200)
    const open = differences.filter((difference) => !isExplained(difference))
    expect([...new Set(open)]).toEqual([])
  })

  it('leave no departure that is none any more', () => {
    const stale = Object.keys(departures).filter((known) => !differences.includes(known))
    expect(stale).toEqual([])
  })

  it('say in which releases they were, field by field', () => {
    const wrong = [...releasesOf].flatMap(([at, letters]) => {
      const releases = sorted(letters)
      const [owner = '', name = ''] = at.split('.')
      const field = ownersOf(owner)?.[name]
      if (!field || !schemas.has(owner)) return []
      const origin = field['x-origin'] ?? schemas.get(owner)?.['x-origin']
      const said = sorted(String(origin ?? 'EMC'))
      return said === releases ? [] : [`${at}: ${said}, not ${releases}`]
    })
    expect(wrong).toEqual([])
  })
})

describe('the values of the published enumerations', () => {
  it('are in the description, each with its releases', () => {
    const wrong = table('enumerations').flatMap(([name = '', value = '', releases = '']) => {
      const schema = schemas.get(name) ?? {}
      if (!texts(schema.enum).includes(value)) return [`${name}: no ${value}`]
      const origins = record(schema['x-value-origin'] ?? {})
      const said = sorted(String(origins[value] ?? schema['x-origin'] ?? 'EMC'))
      return said === sorted(releases) ? [] : [`${name} ${value}: ${said}, not ${releases}`]
    })
    expect(wrong).toEqual([])
  })
})

describe('what the current release no longer has', () => {
  const gone = operations
    .filter(({ operation }) => operation.deprecated === true)
    .map(({ operation }) => String(operation.operationId))

  it('is deprecated: these operations, and no others', () => {
    expect(gone.sort()).toEqual([
      'authentication.login',
      'authentication.loginWithIdpConnectionTokenParams',
      'authentication.proceedToNextState',
      'authentication.register',
      'products.createProductPlatformized',
      'products.deleteProductPlatformized',
      'products.getProductPlatformized',
      'products.updateProductPlatformized',
      'products.writeProxyCreateProductPlatformized',
      'products.writeProxyDeleteProductPlatformized',
      'products.writeProxyUpdateProductPlatformized',
      'verification.resendDuringAuthentication',
    ])
  })

  it('names substitutes that exist', () => {
    const ids = new Set(operations.map(({ operation }) => operation.operationId))
    for (const { operation } of operations.filter((one) => one.operation.deprecated === true)) {
      const advice = substituteIn(String(operation.description)) ?? ''
      const [, id] = /`(\w+\.\w+)`/.exec(advice) ?? []
      expect(ids, advice).toContain(id)
      expect(gone, advice).not.toContain(id)
    }
  })
})
