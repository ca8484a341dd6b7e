/** Validates examples, defaults and extensions against schemas. */
import { type CustomProperty, type Schema, Validator, ValidatorResult } from 'jsonschema'
import {
  isRecord,
  listOf,
  mapOf,
  recordOf,
  stringOf,
  stringsOf,
  targetOf,
  type UnknownRecord,
} from '../model/json.ts'
import { adviceFor } from './fault-wording.ts'

export class ValueChecker {
  readonly #validator = new Validator()

  /** @param bundle resolves references to components */
  constructor(bundle: UnknownRecord = {}) {
    this.#validator.customFormats.decimal = (text) => /^-?\d+(\.\d+)?$/.test(text)
    this.#validator.attributes['x-decimal'] = attribute('x-decimal', brokenLimits)
    this.#validator.attributes['x-at-most-one'] = attribute('x-at-most-one', brokenGroup)
    for (const [name, schema] of Object.entries(recordOf(recordOf(bundle.components).schemas))) {
      // The library cannot resolve a schema that is only a reference.
      const { value } = targetOf(bundle, schema)
      this.#validator.addSchema(closed(value), `/components/schemas/${name}`)
    }
  }

  /** The violations of a value, each with its path; empty for the value itself. */
  faultsOf(value: unknown, schema: unknown) {
    const { errors } = this.#validator.validate(value, closed(schema))
    return errors.flatMap((error) => {
      const fault = adviceFor(error.name, recordOf(error.schema), error.instance, error.argument)
      return fault === undefined ? [] : [{ path: error.path, ...fault }]
    })
  }
}

/** A schema that refuses unknown fields at every level with properties. */
function closed(value: unknown): Schema {
  if (!isRecord(value)) return {}
  const ref = stringOf(value.$ref)
  // References become paths: a fragment would be resolved within each schema.
  if (ref !== undefined) return { $ref: ref.replace(/^#/, '') }
  const { type, properties, items, additionalProperties: others, anyOf, oneOf } = value
  const isClosed = [type].flat().includes('object') && isRecord(properties) && others === undefined
  return {
    ...value,
    ...(isRecord(properties) && { properties: Object.fromEntries(mapOf(properties, closed)) }),
    ...(isRecord(items) && { items: closed(items) }),
    ...(isRecord(others) && { additionalProperties: closed(others) }),
    ...(isClosed && { additionalProperties: false }),
    ...(anyOf !== undefined && { anyOf: listOf(anyOf).map(closed) }),
    ...(oneOf !== undefined && { oneOf: listOf(oneOf).map(closed) }),
  }
}

/** A custom keyword; `brokenPart` returns its violated part. */
function attribute(
  name: string,
  brokenPart: (value: unknown, limit: unknown) => string | undefined,
): CustomProperty {
  return (instance: unknown, schema, options, context) => {
    const result = new ValidatorResult(instance, schema, options, context)
    const argument = brokenPart(instance, recordOf(schema)[name])
    if (argument !== undefined) result.addError({ name, argument, message: name })
    return result
  }
}

function brokenLimits(text: unknown, limits: unknown): string | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, scale } = recordOf(limits)
  const value = Number(text)
  const decimals = String(text).split('.')[1]?.length ?? 0
  const isBroken =
    value < Number(minimum) ||
    value > Number(maximum) ||
    value <= Number(exclusiveMinimum) ||
    value >= Number(exclusiveMaximum) ||
    decimals > Number(scale)
  return isBroken ? String(text) : undefined
}

/** The group with more than one field set. */
function brokenGroup(value: unknown, groups: unknown): string | undefined {
  const fields = recordOf(value)
  const isSet = (name: string) => fields[name] !== undefined && fields[name] !== null
  const broken = listOf(groups).find((group) => stringsOf(group).filter(isSet).length > 1)
  return broken === undefined ? undefined : stringsOf(broken).join(', ')
}
