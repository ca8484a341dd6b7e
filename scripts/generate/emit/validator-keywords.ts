/** The project's own validation keywords, as code that Ajv can write out. */
import {
  _,
  type Ajv,
  type CodeKeywordDefinition,
  type KeywordCxt,
  Name,
  nil,
  str,
  stringify,
} from 'ajv'
import { callValidateCode } from 'ajv/dist/vocabularies/code.js'

const decimalPattern = /^-?\d+(\.\d+)?$/

/** What a browser may be sent to: an address with another scheme may run something there. */
const webAddress = /^https?:\/\/[^\s/?#\\]\S*$/i

export function addKeywords(ajv: Ajv): void {
  ajv.addFormat('decimal', decimalPattern)
  ajv.addFormat('uri', webAddress)
  ajv.addKeyword(component)
  ajv.addKeyword(atMostOne)
  ajv.addKeyword(decimal)
}

/** The name of the function that checks a component. */
export function checkerOf(name: string): string {
  return `check${name}`
}

/** What Ajv calls the errors of the function it is writing. */
const vErrors = new Name('vErrors')
const errors = new Name('errors')

/** Takes the place of `$ref`: a call of the component's own function, so that each function can be compiled by itself. */
const component: CodeKeywordDefinition = {
  keyword: 'component',
  schemaType: 'string',
  code(context: KeywordCxt) {
    const { gen } = context
    const checker = new Name(checkerOf(context.schema))
    context.result(callValidateCode(context, checker, nil), undefined, () => {
      const found = _`${checker}.errors`
      gen.assign(vErrors, _`${vErrors} === null ? ${found} : ${vErrors}.concat(${found})`)
      gen.assign(errors, _`${vErrors}.length`)
    })
  },
}

/** Of each group of fields, at most one may be set. */
const atMostOne: CodeKeywordDefinition = {
  keyword: 'x-at-most-one',
  type: 'object',
  schemaType: 'array',
  error: {
    message: ({ params }) => str`must have at most one of ${params.fields}`,
    params: ({ params }) => _`{ fields: ${params.fields} }`,
  },
  code(context: KeywordCxt) {
    const { gen, data } = context
    const groups: readonly (readonly string[])[] = context.schema
    for (const group of groups) {
      const count = group
        .map((field) => _`(${data}[${field}] === undefined || ${data}[${field}] === null ? 0 : 1)`)
        .reduce((sum, term) => _`${sum} + ${term}`)
      context.setParams({ fields: stringify(group) })
      gen.if(_`${count} > 1`, () => context.error(true))
    }
  },
}

const comparisons = [
  ['maximum', 'DECIMAL_LTE', _`>`],
  ['minimum', 'DECIMAL_GTE', _`<`],
  ['exclusiveMaximum', 'DECIMAL_LT', _`>=`],
  ['exclusiveMinimum', 'DECIMAL_GT', _`<=`],
] as const

/** Limits of a decimal text; its shape is the format's business. */
const decimal: CodeKeywordDefinition = {
  keyword: 'x-decimal',
  type: 'string',
  schemaType: 'object',
  error: {
    message: ({ params }) => str`breaks ${params.rule} ${params.limit}`,
    params: ({ params }) => _`{ rule: ${params.rule}, limit: ${params.limit} }`,
  },
  code(context: KeywordCxt) {
    const { gen, data } = context
    const limits: Readonly<Record<string, unknown>> = context.schema
    for (const [keyword, rule, breaks] of comparisons) {
      const limit = limits[keyword]
      if (limit === undefined) continue
      context.setParams({ rule, limit: String(limit) })
      gen.if(_`Number(${data}) ${breaks} ${Number(limit)}`, () => context.error(true))
    }
    if (typeof limits.scale === 'number') {
      const scale = limits.scale
      context.setParams({ rule: 'DECIMAL_MAX_SCALE', limit: scale })
      gen.if(_`(${data}.split(".")[1] || "").length > ${scale}`, () => context.error(true))
    }
  },
}
