// Every operation is its own documentation: words, an example in, an example out, and what can go wrong.

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
      const say = (message, key) =>
        report({ message, location: key ? location.child(key) : location.key() })

      for (const key of ['summary', 'description', 'operationId', 'security']) {
        if (operation[key] === undefined) say(`The operation has no \`${key}\`.`)
      }
      const [tag, name, ...rest] = (operation.operationId ?? '').split('.')
      if (!tags.includes(tag) || !/^[a-z][A-Za-z0-9]*$/.test(name ?? '') || rest.length > 0) {
        say('`operationId` must be `<tag>.<name>`, with a tag of openapi.yaml.', 'operationId')
      }
      if (operation.tags?.length !== 1 || operation.tags[0] !== tag) {
        say(`\`tags\` must be \`[${tag}]\`, the first part of the operationId.`, 'tags')
      }

      const body = operation.requestBody && resolve(operation.requestBody).node
      if (body && !hasExample(body.content?.['application/json'])) {
        say('The request body has no example (`content.application/json.example`).', 'requestBody')
      }

      const responses = Object.entries(operation.responses ?? {})
      const success = responses.find(([status]) => status === '200')
      const answer = success && resolve(success[1]).node
      if (operation['x-page']) {
        if (!responses.some(([status]) => /^[23]/.test(status)))
          say('The operation names no answer but errors.', 'responses')
      } else if (!answer) say('The operation has no answer for status 200.', 'responses')
      else if (!hasExample(answer.content?.['application/json'])) {
        say('The answer has no example (`responses.200.content.application/json.example`).')
      }
      if (!responses.some(([status]) => /^[45]/.test(status))) {
        say('The operation names no error answer.', 'responses')
      }
    },
  }
}
