// The two packages in an empty folder: the command runs a store with its console, and the client shops there.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createClient, platforms } from 'storefront-client'
import { createSandbox } from 'storefront-sandbox'

const command = spawn(
  process.execPath,
  [
    'node_modules/storefront-sandbox/dist/command.js',
    '--port',
    '0',
    '--data',
    'kept',
    '--console',
    '--json',
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
const [line] = await once(command.stdout, 'data')
const { url, clientId, member } = JSON.parse(line)
const client = createClient({ platform: platforms.sandbox(url), clientId })
const { loginState } = await client.session.loginWithPassword(member)
assert.equal(loginState, 'SUCCESS')
const { products } = await client.products.queryProducts({ query: { paging: { limit: 2 } } })
assert.equal(products.length, 2)
assert.match(await (await fetch(`${url}/console/`)).text(), /<html/)
command.kill('SIGTERM')
const [code] = await once(command, 'exit')
assert.equal(code, 0)

const again = await createSandbox({ data: 'kept' })
assert.equal(again.site.clientId, clientId)
await again.close()
