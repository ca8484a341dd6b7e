/** Validates examples, defaults and extensions against schemas. */
import { type CustomProperty, type Schema, Validator, ValidatorResult } from 'jsonschema'
import { listOf, recordOf, stringsOf, type UnknownRecord } from '../model/json.ts'
import { adviceFor } from './fault-wording.ts'

export class ValueChecker {
  readonly #validator = new Validator()

  /** @param bundle resolves references to components */
  constructor(bundle: UnknownRecord = {}) {
    const { attributes, customFormats, schemas } = this.#validator
    customFormats.decimal = (text) => /^-?\d+(\.\d+)?$/.test(text)
    attributes['x-decimal'] = attribute('x-decimal', brokenLimits)
    attributes['x-at-most-one'] = attribute('x-at-most-one', brokenGroup)
    const { properties } = attributes
    attributes.properties = (value: unknown, schema, ...context) => {
      const result = new ValidatorResult(value, schema, ...context)
      const inner = properties?.call(this.#validator, value, schema, ...context)
      if (typeof inner === 'object') result.errors.push(...inner.errors)
      for (const name of unknownFields(value, schema))
        result.addError({ name: 'additionalProperties', argument: name, message: name })
      return result
    }
    for (const [name, schema] of Object.entries(recordOf(recordOf(bundle.components).schemas)))
      schemas[`/#/components/schemas/${name}`] = recordOf(schema)
  }

  /** The violations of a value, each with its path; empty for the value itself. */
  faultsOf(value: unknown, schema: unknown) {
    const { errors } = this.#validator.validate(value, recordOf(schema), { base: '/' })
    return errors.flatMap((error) => {
      const fault = adviceFor(error)
      return fault === undefined ? [] : [{ path: error.path, ...fault }]
    })
  }
}

/** Those of an object that does not say what it holds besides its named fields. */
function unknownFields(value: unknown, { type, properties, additionalProperties }: Schema) {
  const isClosed = [type].flat().includes('object') && additionalProperties === undefined
  return isClosed
    ? Object.keys(recordOf(value)).filter((name) => !Object.hasOwn(properties ?? {}, name))
    : []
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

function brokenGroup(value: unknown, groups: unknown): string | undefined {
  const fields = recordOf(value)
  const isSet = (name: string) => fields[name] !== undefined && fields[name] !== null
  const broken = listOf(groups).find((group) => stringsOf(group).filter(isSet).length > 1)
  return broken === undefined ? undefined : stringsOf(broken).join(', ')
}
