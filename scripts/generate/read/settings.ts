/** Reads how the description is checked: the linter's settings and the table of extensions, again when they were saved. */
import { type Config, createConfig, type Document } from '@redocly/openapi-core'
import { adviseOneOf } from '../../../spec/rules/advice.js'
import { type Extensions, readExtensions } from '../../../spec/rules/extensions.js'
import { pluginWith } from '../../../spec/rules/plugin.js'
import { isRecord, pointerTo, recordOf } from '../model/json.ts'
import { readWhole, stampOf } from './files.ts'
import { DescriptionError } from './problem.ts'
import { placeIn } from './source-location.ts'

export interface Settings {
  readonly lint: Config
  readonly extensions: Extensions
  /** The linter's settings with a few of the rules. */
  onlyRules(...names: readonly string[]): Promise<Config>
}

export class SettingsReader {
  readonly #lint: string
  readonly #extensions: string
  #last: { readonly stamps: string; readonly settings: Settings } | undefined

  /** Takes the two files. */
  constructor(lint: string, extensions: string) {
    this.#lint = lint
    this.#extensions = extensions
  }

  /**
   * The settings; the same object until one of the files is saved.
   *
   * @throws {DescriptionError} says what is wrong with the files
   */
  async read(): Promise<Settings> {
    const stamps = `${stampOf(this.#lint)} ${stampOf(this.#extensions)}`
    if (this.#last?.stamps === stamps) return this.#last.settings
    refuseTable(await readWhole(this.#extensions))
    const extensions = readExtensions(this.#extensions)
    const document = await readWhole(this.#lint)
    // Its own loading of the rules would import them once more, each file by itself.
    const plugin = pluginWith(extensions)
    refuseSettings(document, Object.keys(plugin.rules.oas3))
    const configPath = this.#lint
    const written = recordOf(document.parsed)
    const settings = {
      lint: await createConfig({ ...written, plugins: [plugin] }, { configPath }),
      extensions,
      onlyRules: (...names: readonly string[]) =>
        createConfig({
          plugins: [plugin],
          rules: Object.fromEntries(names.map((name) => [name, 'error'])),
        }),
    }
    this.#last = { stamps, settings }
    return settings
  }
}

const places = ['document', 'server', 'tag', 'operation', 'schema']

function refuseTable(document: Document): void {
  const refuse = (at: string, message: string, advice: string): never => {
    throw new DescriptionError([{ ...placeIn(document, at), message, advice }])
  }
  const table = recordOf(document.parsed)
  for (const place of places)
    if (!isRecord(table[place]))
      refuse(
        '',
        `The table has no extensions of a ${place}.`,
        `Add ${place}: and what it may have.`,
      )
  for (const [place, extensions] of Object.entries(table)) {
    const at = pointerTo(place)
    if (!places.includes(place))
      refuse(at, `No extension can be on a ${place}.`, adviseOneOf(place, places))
    for (const [name, extension] of Object.entries(recordOf(extensions))) {
      const { meaning, value } = recordOf(extension)
      if (typeof meaning !== 'string' || !isRecord(value))
        refuse(
          at + pointerTo(name),
          `${name} lacks its meaning or its value.`,
          'Write both: meaning is one line, value is a JSON Schema.',
        )
    }
  }
}

/** A rule that is named nowhere would be off without a message. */
function refuseSettings(document: Document, own: readonly string[]): void {
  const { extends: base, rules } = recordOf(document.parsed)
  const missing = own.map((name) => `storefront/${name}`).find((name) => !(name in recordOf(rules)))
  const [message, advice] =
    base === undefined
      ? ['The recommended rules of the linter are off.', 'Write extends: [recommended].']
      : [`The rule ${missing} is neither on nor off.`, `Write ${missing}: error below rules.`]
  if (base !== undefined && missing === undefined) return
  throw new DescriptionError([{ ...placeIn(document, '/rules'), message, advice }])
}
