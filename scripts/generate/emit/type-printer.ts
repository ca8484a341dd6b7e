/** Types of schemas as declarations and where they are used. */
import { deprecationTag } from '../model/deprecation.ts'
import type { Schema } from '../model/description.ts'
import type { View, Views } from '../model/views.ts'
import { docstring } from './docstring.ts'
import { KeptTexts } from './kept-texts.ts'
import {
  type Projected,
  project,
  projectObject,
  type Replaced,
  replaceFields,
} from './projection.ts'
import { typeText } from './type-text.ts'

/** Prints types and keeps what it printed, so that a watch rebuild prints only what changed. */
export class TypePrinter {
  readonly #kept: KeptTexts
  #views: Views

  constructor(views: Views, kept = new KeptTexts(undefined, '')) {
    this.#views = views
    this.#kept = kept
  }

  /** Takes the description of the next build; what is printed stays valid, for it is kept by content. */
  describe(views: Views): void {
    this.#views = views
  }

  /**
   * The declaration of a component in one view.
   *
   * @param replaced fields that have another type than their schema's, by name
   */
  declaration(component: string, view: View, replaced?: Replaced): string {
    const schema = this.#views.description.schemas.get(component)
    if (schema === undefined) return ''
    const format = view.side === 'caller' ? this.#views.formatOf(schema) : undefined
    if (format !== undefined && view.direction === 'request') {
      const doc = docstring(['One from an answer, or its media reference or address.'])
      return `${doc}export type ${format.request} = ${format.answer} | string\n`
    }
    const name = this.#views.nameOf(component, view)
    const projected =
      format === undefined
        ? project(this.#views, schema, view)
        : projectObject(this.#views, schema, view)
    return this.#declare(name, schema, replaceFields(projected, replaced))
  }

  /** The declaration of a schema in one view, under its own name. */
  declarationAs(name: string, schema: Schema, view: View, replaced?: Replaced): string {
    return this.#declare(name, schema, replaceFields(project(this.#views, schema, view), replaced))
  }

  #declare(name: string, schema: Schema, projected: Projected): string {
    const type = this.#print(projected)
    const doc = docstring([
      schema.description,
      deprecationTag(schema.description, schema.deprecated),
    ])
    const isInterface = type.startsWith('{') && type.endsWith('}')
    return isInterface
      ? `${doc}export interface ${name} ${type}\n`
      : `${doc}export type ${name} = ${type}\n`
  }

  /** The type of a schema where it is used; a component gives its name. */
  type(schema: Schema, view: View): string {
    return this.#print(project(this.#views, schema, view))
  }

  /** What is printed of a schema, before it is text. */
  project(schema: Schema, view: View): Projected {
    return project(this.#views, schema, view)
  }

  #print(projected: Projected): string {
    return this.#kept.get(JSON.stringify(projected), () => typeText(projected))
  }
}
