// What the extensions of an operation say must fit the rest of it.
import { adviseOneOf } from './advice.js'

/** Which security scheme lets which caller in. */
const schemes = { visitor: 'visitorToken', member: 'memberToken', app: 'apiKey' }

const sameMembers = (left, right) => [...left].sort().join() === [...right].sort().join()

export const operationExtensions = () => {
  /** @type {string[]} */
  let services = []
  return {
    Root(root) {
      services = Object.keys(root['x-services'] ?? {})
    },
    Operation(operation, { report, location, parent, key: method, resolve }) {
      const wrong = (keys, message, advice) =>
        report({ message, suggest: [advice], location: location.child(keys) })

      const service = operation['x-service']
      if (typeof service === 'string' && !services.includes(service))
        wrong(['x-service'], `x-service cannot be ${service}.`, adviseOneOf(service, services))

      if (operation['x-host'] === 'read' && method !== 'get')
        wrong(['x-host'], 'x-host can be read only for GET.', 'Write main.')

      const callers = operation['x-callers']
      if (
        Array.isArray(callers) &&
        callers.every((caller) => caller === 'anyone' || caller in schemes)
      ) {
        if (callers.includes('anyone') && callers.length > 1)
          wrong(['x-callers'], 'x-callers names anyone and others.', 'Write [anyone] alone.')
        const expected = callers.filter((caller) => caller in schemes).map((name) => schemes[name])
        const named = (operation.security ?? []).flatMap((requirement) => Object.keys(requirement))
        // A scheme that there is not is explained by itself.
        const areKnown = named.every((name) => Object.values(schemes).includes(name))
        if (operation.security && areKnown && !sameMembers(expected, named))
          wrong(
            ['security'],
            'security names other schemes than x-callers.',
            `Write [${expected.map((name) => `{ ${name}: [] }`).join(', ')}], or change x-callers.`,
          )
      }

      const parameters = [...(parent?.parameters ?? []), ...(operation.parameters ?? [])]
        .map((parameter) => resolve(parameter).node)
        .filter((parameter) => parameter?.in === 'path')
        .map((parameter) => parameter.name)
      for (const name of Object.keys(operation['x-path-mirrors'] ?? {}))
        if (!parameters.includes(name))
          wrong(
            ['x-path-mirrors', name],
            `There is no path parameter ${name}.`,
            adviseOneOf(name, parameters),
          )
    },
  }
}
