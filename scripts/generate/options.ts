/** The options of the command. */
import { parseArgs } from 'node:util'

const usage = `npm run generate [-- options]

  --check        write nothing; exit 1 and list the files that differ from what the description and the docstrings give
  --watch        stay and regenerate whenever the description is saved
  --new ID METHOD PATH
                 write a new operation, its schemas and its handler to fill in, and say what is left to do, as in
                 --new products.listReviews GET /v1/products/{id}/reviews
  --against REF  write nothing but the changelog: say what changed for callers since a git ref, or a file that holds
                 a bundle, and which version comes next; exit 1 where callers break; with --json for machines, and
                 then the changelog is not written either
  --root FOLDER  the folder that holds the description and the output (default: the working folder)`

/** The options as given; a number is the exit code of a command that has nothing more to do. */
export function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        new: { type: 'string' },
        against: { type: 'string' },
        json: { type: 'boolean' },
        check: { type: 'boolean' },
        watch: { type: 'boolean' },
        root: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    if (positionals.length > 0 && values.new === undefined) {
      throw new Error(`${positionals.join(' ')} is not an option.`)
    }
    if (values.json && values.against === undefined) {
      throw new Error('--json is for --against REF.')
    }
    if (!values.help) return { ...values, positionals }
    console.log(usage)
    return 0
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
  return 2
}
