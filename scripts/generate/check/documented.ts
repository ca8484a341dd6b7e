/** Checks that operations, fields and enumerations are documented: texts, examples and errors. */
import {
  listOf,
  pointerTo,
  recordOf,
  stringOf,
  stringsOf,
  targetOf,
  type UnknownRecord,
} from '../model/json.ts'
import { adviseOneOf } from '../read/advice.ts'
import type { Report } from '../read/problem.ts'
import { isGeneratedWord } from './generated-words.ts'
import { type Judged, nodesOf, type Rule, refuseUnknown } from './rule.ts'

/** What each word of an operation is. */
const wanted = {
  summary: 'a few words that name what it does.',
  description: 'what a caller gets and must know, in sentences.',
  operationId: '<tag>.<name>.',
  security: 'who may call, such as [{ apiKey: [] }], or [] for anyone.',
}

/** In characters: a repeated summary is shorter. */
const leastDescription = 40

export const operationsDocumented: Rule = (written, reportAll) => {
  const { bundle } = written
  const tags = listOf(bundle.tags).map((tag) => stringOf(recordOf(tag).name) ?? '')
  for (const node of nodesOf(written, 'Operation', reportAll)) {
    const { value: operation, report } = node
    for (const [key, advice] of Object.entries(wanted)) {
      if (operation[key] === undefined)
        report('', `The operation has no ${key}.`, `Add ${key}: ${advice}`)
    }
    const { length } = stringOf(operation.description)?.trim() ?? wanted.description
    if (length < leastDescription) {
      const message = `The description has ${length} characters; ${leastDescription} are the minimum.`
      report('/description', message, `Say ${wanted.description}`)
    }
    checkId(node, tags)
    checkBodies(bundle, node)
  }
}

function checkId({ value: operation, report }: Judged, tags: readonly string[]): void {
  const id = stringOf(operation.operationId)
  if (id === undefined) return
  const [tag = ''] = id.split('.')
  const own = stringsOf(operation.tags)
  if (!/^[A-Za-z]\w*\.[a-z][A-Za-z0-9]*$/.test(id)) {
    const advice = 'Write <tag>.<name>, such as products.getProduct.'
    report('/operationId', `The operationId ${id} is not a tag and a name.`, advice)
  } else if (!tags.includes(tag)) {
    report('/operationId', `There is no tag ${tag} for ${id}.`, adviseOneOf(tag, tags))
  } else if (isGeneratedWord(tag, 'tag') || tag in {}) {
    const advice = 'Choose another name for the group.'
    report('/operationId', `The tag ${tag} is a reserved word of generated code.`, advice)
  } else if (own.length !== 1 || own[0] !== tag) {
    const message = `The tags of ${id} are not the first part of its operationId.`
    report('/tags', message, `Write tags: [${tag}].`)
  }
}

function checkBodies(bundle: UnknownRecord, { value: operation, report }: Judged): void {
  const contentOf = (holder: unknown) => targetOf(bundle, holder).value.content
  const lacksExample = (content: unknown) => {
    const media = recordOf(content)['application/json']
    const { example, examples } = recordOf(media)
    return media !== undefined && example === undefined && examples === undefined
  }
  if (lacksExample(contentOf(operation.requestBody))) {
    report('/requestBody', 'The request body has no example.', 'Add example beside its schema.')
  }
  const responses = recordOf(operation.responses)
  const statuses = Object.keys(responses)
  const answered = contentOf(responses['200'])
  if (operation['x-page'] === true) {
    if (!statuses.some((status) => /^[23]/.test(status)))
      report(
        '/responses',
        'The operation has error responses only.',
        "Add responses: '200' or '302'.",
      )
  } else if (responses['200'] === undefined) {
    report('/responses', 'The operation has no response for status 200.', "Add responses: '200'.")
  } else if (answered === undefined || lacksExample(answered)) {
    const advice = 'Add content: application/json, with schema and example.'
    report('/responses', 'The response has no example.', advice)
  }
  if (!statuses.some((status) => /^[45]/.test(status))) {
    const advice = 'Add at least the statuses 400 and 500.'
    report('/responses', 'The operation has no error response.', advice)
  }
}

export const fieldsDescribed: Rule = (written, reportAll) => {
  for (const { value: schema, report } of nodesOf(written, 'Schema', reportAll)) {
    for (const [name, field] of Object.entries(recordOf(schema.properties))) {
      const at = pointerTo('properties', name)
      const taken = `Every JavaScript object already has a property ${name}.`
      if (name in {}) report(at, taken, 'Give the field another name.')
      if (!stringOf(recordOf(field).description)?.trim()) {
        const advice = 'Add description: one sentence that says what it is.'
        report(at, `The field ${name} has no description.`, advice)
      }
    }
  }
}

/** An enumeration is a schema of its own, so that it has a name in code and one list of values. */
export const enumerationsNamed: Rule = (written, reportAll) => {
  for (const { value: schema, report } of nodesOf(written, 'Schema', reportAll)) {
    for (const [name, field] of Object.entries(recordOf(schema.properties))) {
      const { enum: values, items, additionalProperties } = recordOf(field)
      const lists = [values, recordOf(items).enum, recordOf(additionalProperties).enum]
      if (lists.every((list) => list === undefined)) continue
      const at = pointerTo('properties', name)
      const message = `The values of ${name} belong in a separate schema.`
      report(at, message, 'Name the enumeration, and refer to it: $ref.')
    }
    if (schema.enum === undefined) continue
    const values = stringsOf(schema.enum)
    for (const value of Object.keys(recordOf(schema['x-value-origin']))) {
      const at = pointerTo('x-value-origin', value)
      const message = 'x-value-origin names %, which is no value of the enumeration.'
      refuseUnknown(report, at, message, value, values)
    }
    checkBullets(stringOf(schema.description) ?? '', values, report)
    if (schema.type !== 'string' || !schema.description) {
      const advice = 'Add what is missing; null is written beside the $ref of a nullable field.'
      report('', 'An enumeration has type: string and a description.', advice)
    }
  }
}

/** A list of the values in the description of an enumeration is whole, and has no others. */
function checkBullets(description: string, values: readonly string[], report: Report): void {
  const listed = [...description.matchAll(/^ *- ((?:`[^`]+`(?:, )?)+)/gm)].flatMap(
    ([, names = '']) => names.split('`').filter((_, index) => index % 2 === 1),
  )
  if (listed.length === 0) return
  for (const value of listed) {
    const message = 'The description lists %, which is no value of the enumeration.'
    refuseUnknown(report, '/description', message, value, values)
  }
  for (const value of values.filter((one) => !listed.includes(one))) {
    const advice = `Add a bullet: - \`${value}\`: what it means.`
    report('/description', `The description lists the values, but not ${value}.`, advice)
  }
}
