// What no client calls is refused before anything else is asked of it: a method without a call, a webhook, a callback.

const called = ['get', 'post', 'patch', 'delete']
const others = ['put', 'head', 'options', 'trace', 'query']

const notCalled = 'Leave it out: the client calls, it is not called.'

export const methodsCalled = () => ({
  Root(root, { report, location }) {
    if (root.webhooks !== undefined)
      report({
        message: 'webhooks has no effect here.',
        suggest: [notCalled],
        location: location.child('webhooks').key(),
      })
  },
  Operation(operation, { report, location }) {
    if (operation.callbacks !== undefined)
      report({
        message: 'callbacks has no effect here.',
        suggest: [notCalled],
        location: location.child('callbacks').key(),
      })
  },
  PathItem(item, { report, location }) {
    for (const method of others.filter((name) => name in item))
      report({
        message: `${method.toUpperCase()} is a method that clients have no call for.`,
        suggest: [`Write one of: ${called.join(', ')}.`],
        location: location.child(method).key(),
      })
  },
})
