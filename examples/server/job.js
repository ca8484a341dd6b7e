import { parseArgs } from 'node:util'
import { receive } from './job/receive.js'
import { reprice } from './job/reprice.js'
import { openStore } from './job/store.js'

const usage = `node job.js reprice <collection> --percent=<number> [--dry-run]
node job.js receive <deliveries.csv> [--dry-run]

Set STORE_API_KEY, and STORE_URL (a sandbox) or STORE_SITE_ID.
An interrupted job resumes when it is started again with the same arguments.`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { percent: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  })
  const [command, subject] = positionals
  const { percent, 'dry-run': isDryRun } = values
  if (command === 'reprice' && subject && Number(percent) > -100) {
    await reprice(openStore(process.env), { slug: subject, percent: Number(percent), isDryRun })
  } else if (command === 'receive' && subject) {
    await receive(openStore(process.env), { file: subject, isDryRun })
  } else {
    console.error(usage)
    process.exitCode = 2
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
