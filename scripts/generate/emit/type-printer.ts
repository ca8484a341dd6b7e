/** Types of schemas as declarations and where they are used. */
import { deprecationTag } from '../model/deprecation.ts'
import type { Parameter, Schema } from '../model/description.ts'
import { emptySchema, type View, type Views } from '../model/views.ts'
import { docstring } from './docstring.ts'
import {
  named,
  type Projected,
  project,
  projectObject,
  type Replaced,
  replaceFields,
} from './projection.ts'
import { typeText } from './type-text.ts'

/** An exported type: what it is, and its text. */
export interface Declaration {
  readonly name: string
  readonly type: Projected
  readonly text: string
}

export class TypePrinter {
  readonly #views: Views
  readonly #printed: Map<string, string>

  /** Takes what was printed before, by content: a rebuild prints only what changed. */
  constructor(views: Views, printed = new Map<string, string>()) {
    this.#views = views
    this.#printed = printed
  }

  /**
   * The declaration of a component in one view.
   *
   * @param replaced fields that have another type than their schema's, by name
   */
  declaration(component: string, view: View, replaced?: Replaced): Declaration {
    const schema = this.#views.description.schemas.get(component) ?? emptySchema
    const format = view.side === 'caller' ? this.#views.formatOf(schema) : undefined
    if (format !== undefined && view.direction === 'request') {
      const doc = docstring(['One from an answer, or its media reference or address.'])
      return {
        name: format.request,
        type: { anyOf: [named(format.answer), named('string')] },
        text: `${doc}export type ${format.request} = ${format.answer} | string\n`,
      }
    }
    const name = this.#views.nameOf(component, view)
    const projected =
      format === undefined
        ? project(this.#views, schema, view)
        : projectObject(this.#views, schema, view)
    return this.#declare(name, schema, replaceFields(projected, replaced))
  }

  /** The declaration of a schema in one view, under its own name. */
  declarationAs(name: string, schema: Schema, view: View, replaced?: Replaced): Declaration {
    return this.#declare(name, schema, replaceFields(project(this.#views, schema, view), replaced))
  }

  #declare(name: string, schema: Schema, type: Projected): Declaration {
    const printed = this.#print(type)
    const doc = docstring([
      schema.description,
      deprecationTag(schema.description, schema.deprecated),
    ])
    const isInterface = printed.startsWith('{') && printed.endsWith('}')
    const start = isInterface ? `interface ${name}` : `type ${name} =`
    return { name, type, text: `${doc}export ${start} ${printed}\n` }
  }

  /** The type of a schema where it is used; a component gives its name. */
  type(schema: Schema, view: View): string {
    return this.#print(project(this.#views, schema, view))
  }

  /** The object that some parameters make. */
  parameters(parameters: readonly Parameter[], side: View['side']): Projected {
    const view = { side, direction: 'request' } as const
    const fields = parameters.map(({ name, schema }) => [name, this.project(schema, view)] as const)
    const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
    return { type: 'object', properties: Object.fromEntries(fields), required }
  }

  /** What is printed of a schema, before it is text. */
  project(schema: Schema, view: View): Projected {
    return project(this.#views, schema, view)
  }

  #print(projected: Projected): string {
    const key = JSON.stringify(projected)
    const text = this.#printed.get(key) ?? typeText(projected)
    this.#printed.set(key, text)
    return text
  }
}
