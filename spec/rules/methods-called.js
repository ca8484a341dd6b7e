// What no client calls is refused before anything else is asked of it: a method without a call, a webhook, a callback.

/** The methods that clients have calls for. */
export const calledMethods = ['get', 'post', 'patch', 'delete']
const others = ['put', 'head', 'options', 'trace', 'query']

/** Refuses a key below which the platform calls the client. */
const refuseCallsOf =
  (key) =>
  (holder, { report, location }) => {
    if (holder[key] === undefined) return
    report({
      message: `${key} has no effect here.`,
      suggest: ['Leave it out: the client calls, it is not called.'],
      location: location.child(key).key(),
    })
  }

export const methodsCalled = () => ({
  Root: refuseCallsOf('webhooks'),
  Operation: refuseCallsOf('callbacks'),
  PathItem(item, { report, location }) {
    for (const method of others.filter((name) => name in item))
      report({
        message: `${method.toUpperCase()} is a method that clients have no call for.`,
        suggest: [`Write one of: ${calledMethods.join(', ')}.`],
        location: location.child(method).key(),
      })
  },
})
