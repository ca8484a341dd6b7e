// Every operation carries what the generated client and the sandbox need to know about it.

const retries = ['read', 'repeatable', 'not-repeatable']
const fieldTypes = ['string', 'number', 'boolean', 'date', 'strings']
const operators = [
  ...['eq', 'ne', 'ge', 'gt', 'le', 'lt', 'startsWith', 'endsWith', 'contains'],
  ...['hasSome', 'hasAll', 'in', 'exists'],
]
/** Which security scheme lets which caller in. */
const schemes = { visitor: 'visitorToken', member: 'memberToken', app: 'apiKey' }

const isListOf = (value, allowed) =>
  Array.isArray(value) && value.every((item) => allowed.includes(item))

/** @returns {string | undefined} what is wrong with one entry of `x-query-fields` */
const queryFieldFault = (field) => {
  if (!fieldTypes.includes(field?.type)) return `\`type\` must be one of ${fieldTypes.join(', ')}`
  if (!isListOf(field.operators, operators)) return '`operators` lists an unknown operator'
  if (field.sortable !== undefined && typeof field.sortable !== 'boolean')
    return '`sortable` must be true or false'
  const additions = ['sort', 'field', ...operators]
  if (field.additions !== undefined && !isListOf(field.additions, additions))
    return '`additions` lists something unknown'
  const unknown = Object.keys(field).find(
    (key) => !['type', 'operators', 'sortable', 'additions'].includes(key),
  )
  return unknown && `\`${unknown}\` is unknown`
}

const pagingFault = (paging) => {
  const styles = [paging.style].flat()
  if (styles.length === 0 || !isListOf(styles, ['offset', 'cursor']))
    return '`style` must be offset, cursor or both'
  for (const key of ['items', 'query', 'total'])
    if (typeof paging[key] !== 'string') return `\`${key}\` must be a text`
  return undefined
}

const sameMembers = (left, right) => [...left].sort().join() === [...right].sort().join()

export const operationExtensions = () => {
  /** @type {string[]} */
  let services = []
  return {
    Root(root) {
      services = Object.keys(root['x-services'] ?? {})
    },
    Operation(operation, { report, location, parent, key: method, resolve }) {
      const require = (key, allowed) => {
        if (!(key in operation))
          report({
            message: `The operation has no \`${key}\` (one of ${allowed.join(', ')}).`,
            location: location.key(),
          })
        else if (!allowed.includes(operation[key])) wrong(key, `must be ${allowed.join(' or ')}`)
      }
      const wrong = (key, why) =>
        report({
          message: `\`${key}\` ${why}.`,
          location: key in operation ? location.child(key) : location.key(),
        })

      require('x-origin', ['specification', 'addition'])
      require('x-service', services)
      require('x-host', ['read', 'main'])
      require('x-retry', retries)
      if (operation['x-host'] === 'read' && method !== 'get')
        wrong('x-host', 'can be read only for GET')

      const callers = operation['x-callers']
      const open = sameMembers(callers ?? [], ['anyone'])
      if (!Array.isArray(callers) || callers.length === 0)
        wrong('x-callers', 'must list who may call')
      else if (!open && !isListOf(callers, Object.keys(schemes)))
        wrong('x-callers', 'must be [anyone] or any of visitor, member, app')
      else {
        const expected = open ? [] : callers.map((caller) => schemes[caller])
        const named = (operation.security ?? []).flatMap((requirement) => Object.keys(requirement))
        if (!sameMembers(expected, named))
          wrong('security', `must name the schemes of \`x-callers\`: ${expected.join(', ')}`)
      }

      const codes = operation['x-error-codes']
      if (!Array.isArray(codes) || !codes.every((code) => typeof code === 'string'))
        wrong('x-error-codes', 'must list codes as texts, or be empty')

      const parameters = [...(parent?.parameters ?? []), ...(operation.parameters ?? [])]
        .map((parameter) => resolve(parameter).node)
        .filter((parameter) => parameter?.in === 'path')
        .map((parameter) => parameter.name)
      for (const name of Object.keys(operation['x-path-mirrors'] ?? {}))
        if (!parameters.includes(name))
          wrong('x-path-mirrors', `names \`${name}\`, which is no path parameter here`)

      const paging = operation['x-paging']
      if (paging && pagingFault(paging)) wrong('x-paging', `is wrong: ${pagingFault(paging)}`)
      if ('x-page' in operation && operation['x-page'] !== true)
        wrong('x-page', 'must be true or absent')
      for (const [name, field] of Object.entries(operation['x-query-fields'] ?? {})) {
        const fault = queryFieldFault(field)
        if (fault) wrong('x-query-fields', `is wrong at \`${name}\`: ${fault}`)
      }
    },
  }
}
