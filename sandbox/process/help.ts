/** Usage texts: one line after a mistake, all for `--help`. */
import { commands } from './commands/index.ts'
import { flags } from './flags.ts'
import { program } from './usage.ts'

const written = Object.entries(flags).map(([name, flag]) => ({
  flag: 'takes' in flag ? `--${name} ${flag.takes}` : `--${name}`,
  does: flag.does,
}))

/** @param name of a command for a running sandbox, if given */
export function usageOf(name: string): string {
  const command = commands.get(name)
  if (command !== undefined) return `Usage: ${program} ${command.usage}`
  const start = written.map(({ flag }) => `[${flag}]`).join(' ')
  return `Usage: ${program} ${start} For a running sandbox: ${[...commands.keys()].join(', ')}`
}

/** @param name as of {@link usageOf} */
export function helpOf(name: string): string {
  const command = commands.get(name)
  if (command !== undefined) {
    const { does } = command
    return `${usageOf(name)}\n${does.slice(0, 1).toUpperCase()}${does.slice(1)}.`
  }
  const width = Math.max(...written.map(({ flag }) => flag.length))
  const lines = written.map(({ flag, does }) => `  ${flag.padEnd(width)}  ${does}`)
  const others = [...commands.values()].map(({ usage, does }) => `  ${usage}\n      ${does}`)
  return [
    `${program} starts the whole platform on this machine:`,
    ...lines,
    '',
    'Commands for a running sandbox:',
    ...others,
  ].join('\n')
}
