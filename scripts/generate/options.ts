/** The options of the command. */
import { parseArgs } from 'node:util'

const usage = `npm run generate [-- options]

  --check        write nothing; list files that are out of date and exit 1 if there are any
  --watch        regenerate on every save of the description
  --new ID METHOD PATH
                 scaffold an operation with its schemas and handler, and list the remaining steps, for example
                 --new products.listReviews GET /v1/products/{id}/reviews
  --against REF  report the changes for callers since a git ref or a bundle file, name the next version and write
                 its changelog; exit 1 on breaking changes; --json prints the report and writes nothing
  --root FOLDER  folder of the description and the output (default: the working folder)`

/** The options as given; a number is the exit code, when the command is done. */
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
      throw new Error(`${positionals.join(' ')} is not a known option.`)
    }
    if (values.json && values.against === undefined) {
      throw new Error('--json requires --against REF.')
    }
    const modes = (['against', 'check', 'new', 'watch'] as const).filter((mode) => values[mode])
    if (modes.length > 1) throw new Error(`--${modes.join(' and --')} exclude each other.`)
    if (!values.help) return { ...values, positionals }
    console.log(usage)
    return 0
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
  return 2
}

export type Options = Exclude<ReturnType<typeof readOptions>, number>
