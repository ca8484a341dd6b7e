// Every operation is its own documentation: words, an example in, an example out, and what can go wrong.
import { adviseOneOf } from './advice.js'

/** What each word of an operation is. */
const wanted = {
  summary: 'a few words that name what it does.',
  description: 'what a caller gets and must know, in sentences.',
  operationId: '<tag>.<name>.',
  security: 'the schemes of x-callers, such as [{ apiKey: [] }], or [] for anyone.',
}

/** In characters: a summary said twice is shorter. */
const leastDescription = 40

/** @param {{ example?: unknown, examples?: object } | undefined} media */
const hasExample = (media) => media?.example !== undefined || media?.examples !== undefined

export const operationDocumented = () => {
  /** @type {string[]} */
  let tags = []
  return {
    Root(root) {
      tags = (root.tags ?? []).map((tag) => tag.name)
    },
    Operation(operation, { report, location, resolve }) {
      const say = (message, advice, key) =>
        report({
          message,
          suggest: [advice],
          location: key && key in operation ? location.child(key) : location.key(),
        })

      for (const key of ['summary', 'description', 'operationId', 'security'])
        if (operation[key] === undefined)
          say(`The operation has no ${key}.`, `Add ${key}: ${wanted[key]}`)
      const length = String(operation.description ?? '').trim().length
      if (operation.description !== undefined && length < leastDescription)
        say(
          `The description has ${length} characters; ${leastDescription} are the least.`,
          `Say ${wanted.description}`,
          'description',
        )
      const id = operation.operationId
      const [tag] = (id ?? '').split('.')
      if (id !== undefined) {
        if (!/^\w+\.[a-z][A-Za-z0-9]*$/.test(id))
          say(
            `The operationId ${id} is not a tag and a name.`,
            'Write <tag>.<name>, such as products.getProduct.',
            'operationId',
          )
        else if (!tags.includes(tag))
          say(`There is no tag ${tag} for ${id}.`, adviseOneOf(tag, tags), 'operationId')
        else if (operation.tags?.length !== 1 || operation.tags[0] !== tag)
          say(
            `The tags of ${id} are not the first part of its operationId.`,
            `Write tags: [${tag}].`,
            'tags',
          )
      }

      const body = operation.requestBody && resolve(operation.requestBody).node
      const sent = body?.content?.['application/json']
      if (sent && !hasExample(sent))
        say('The request body has no example.', 'Add example beside its schema.', 'requestBody')

      const responses = Object.entries(operation.responses ?? {})
      const success = responses.find(([status]) => status === '200')
      const content = success && resolve(success[1]).node?.content
      const answer = content?.['application/json']
      if (operation['x-page']) {
        if (!responses.some(([status]) => /^[23]/.test(status)))
          say(
            'The operation names no answer but errors.',
            "Add responses: '200' or '302'.",
            'responses',
          )
      } else if (!success)
        say('The operation has no answer for status 200.', "Add responses: '200'.", 'responses')
      else if (answer ? !hasExample(answer) : content === undefined)
        say(
          'The answer has no example.',
          'Add content: application/json, with schema and example.',
          'responses',
        )
      if (!responses.some(([status]) => /^[45]/.test(status)))
        say(
          'The operation names no error answer.',
          'Add at least the statuses 400 and 500.',
          'responses',
        )
    },
  }
}
