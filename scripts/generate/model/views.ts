/**
 * The views of a schema: response and request, each for callers and on the wire.
 * A schema in both directions gets a second name, `…Input`, for requests.
 */
import type { CallerFormat, CompilerConfig } from './config.ts'
import type { Description } from './description.ts'
import type { Operation } from './operation.ts'
import { emptySchema, type Schema } from './schema.ts'
import { partsOf, refsIn } from './written-schemas.ts'

export interface View {
  readonly direction: 'answer' | 'request'
  /** Callers see dates and images where the wire has text and media objects. */
  readonly side: 'caller' | 'wire'
}

export class Views {
  readonly description: Description
  readonly #formats: CompilerConfig['formats']
  readonly #answered = new Set<string>()
  readonly #sent: Readonly<Record<View['side'], Set<string>>> = {
    caller: new Set(),
    wire: new Set(),
  }

  constructor(description: Description, formats: CompilerConfig['formats']) {
    this.description = description
    this.#formats = formats
    for (const operation of description.operations) {
      const { answer, failures } = operation
      for (const schema of [...(answer ? [answer] : []), ...failures]) {
        this.#reach(schema, this.#answered, () => true)
      }
      for (const [, schema] of sentWith(operation)) {
        this.#reach(schema, this.#sent.wire, () => true)
        this.#reach(schema, this.#sent.caller, (field) => !field.readOnly)
      }
    }
  }

  resolve(schema: Schema): Schema {
    const target = schema.ref === undefined ? undefined : this.description.schemas.get(schema.ref)
    return target === undefined ? schema : this.resolve(target)
  }

  /** The fields of a schema; of a list, those of its items. */
  fieldsOf(schema: Schema | undefined): ReadonlyMap<string, Schema> {
    return (schema && this.entryOf(schema).properties) ?? new Map()
  }

  /** The item of a list, or of a nested list; anything else is its own item. */
  entryOf(schema: Schema, within: readonly Schema[] = []): Schema {
    const target = this.resolve(schema)
    const isLast = target.items === undefined || within.includes(target)
    return isLast ? target : this.entryOf(target.items, [...within, target])
  }

  /** The field at a dotted path, through lists too. */
  fieldAt(schema: Schema | undefined, path: string): Schema | undefined {
    let current = schema
    for (const part of path.split('.')) current = this.fieldsOf(current).get(part)
    return current
  }

  nameOf(component: string, view: View): string {
    const isShared = this.#answered.has(component) && this.#sent[view.side].has(component)
    return view.direction === 'request' && isShared ? `${component}Input` : component
  }

  /** The directions that a component is emitted for; an unused one is emitted as a response. */
  directionsOf(component: string, side: View['side']): readonly View['direction'][] {
    const isSent = this.#sent[side].has(component)
    if (!isSent) return ['answer']
    return this.#answered.has(component) ? ['answer', 'request'] : ['request']
  }

  isUsed(component: string): boolean {
    return this.#answered.has(component) || this.#sent.wire.has(component)
  }

  isSent(component: string): boolean {
    return this.#sent.wire.has(component)
  }

  /** The callers' type of this schema, when its format has its own type. */
  formatOf(schema: Schema): CallerFormat | undefined {
    const { format } = this.resolve(schema)
    return format === undefined ? undefined : this.#formats[format]
  }

  /**
   * Whether a value of the schema contains a date, an image or a video.
   *
   * @param follows filters the nested parts to descend into
   */
  holdsFormat(
    schema: Schema,
    follows: (part: Schema) => boolean = () => true,
    seen = new Set<string>(),
  ): boolean {
    if (this.formatOf(schema) !== undefined) return true
    if (schema.ref !== undefined) {
      if (seen.has(schema.ref)) return false
      seen.add(schema.ref)
    }
    const parts = partsOf(this.resolve(schema))
    return parts.some(([part]) => follows(part) && this.holdsFormat(part, follows, seen))
  }

  /** The components with a format that has its own type, which callers see. */
  formatted(): readonly (readonly [name: string, schema: Schema, format: CallerFormat])[] {
    return [...this.description.schemas].flatMap(([name, schema]) => {
      const format = schema.ref === undefined ? this.formatOf(schema) : undefined
      return format === undefined || schema.properties === undefined
        ? []
        : [[name, schema, format] as const]
    })
  }

  isNullable({ nullable, ref = '' }: Schema): boolean {
    const target = this.description.schemas.get(ref)
    return nullable || (target !== undefined && this.isNullable(target))
  }

  /** Whether responses always have the field, with its zero value when empty. */
  isAlwaysAnswered(owner: Schema, name: string, field: Schema): boolean {
    if (owner.required.includes(name) || isMarked(owner, name)) return true
    const target = this.resolve(field)
    const isPlain = target.types.some((type) => type !== 'object')
    if (!isPlain || this.isNullable(field)) return false
    const origin = field.origin ?? owner.origin ?? 'EMC'
    if (!origin.includes('M') || origin.includes('H')) return false
    return !(owner.atMostOne ?? []).some((group) => group.includes(name))
  }

  /** A field in context: one always present in responses is never null there. */
  inPlace(owner: Schema, name: string, field: Schema, { direction, side }: View): Schema {
    if (direction === 'request' || !isMarked(owner, name)) return field
    const isNamedNull = this.isNullable({ ...field, nullable: false })
    const isWhole = isNamedNull || (side === 'caller' && this.formatOf(field) !== undefined)
    return { ...(isWhole ? this.resolve(field) : field), nullable: false }
  }

  isRequired(owner: Schema, name: string, field: Schema, view: View): boolean {
    if (view.direction === 'answer') {
      const isMade = view.side === 'caller' && this.formatOf(owner)?.makes?.includes(name) === true
      return isMade || this.isAlwaysAnswered(owner, name, field)
    }
    return owner.required.includes(name) && !field.readOnly
  }

  /** Callers do not send read-only fields. */
  isShown(field: Schema, view: View): boolean {
    return !(view.side === 'caller' && view.direction === 'request' && field.readOnly)
  }

  #reach(schema: Schema, found: Set<string>, follows: (field: Schema) => boolean): void {
    for (const ref of refsIn(schema, follows).filter((name) => !found.has(name))) {
      found.add(ref)
      this.#reach(this.description.schemas.get(ref) ?? emptySchema, found, follows)
    }
  }
}

function isMarked({ alwaysAnswered = [] }: Schema, name: string): boolean {
  return alwaysAnswered.includes(name)
}

export function sentWith({ pathParameters, queryParameters, body }: Operation) {
  const whole = body ? [{ name: 'body', ...body }] : []
  return [...pathParameters, ...queryParameters, ...whole].map(
    ({ name, schema }) => [name, schema] as const,
  )
}
