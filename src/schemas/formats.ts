/** The formats of texts that requests are checked for. */
import type { RuleFormat } from '../../generated/rule-types.ts'
import { readDate } from '../adapters/dates.ts'

interface Format {
  /** The name of the format in messages. */
  readonly name: string
  readonly pattern: Pick<RegExp, 'test'>
}

/** Format → its check. The compiler requires each format of the description. */
export const formats: Readonly<Record<RuleFormat, Format>> = {
  date: {
    name: 'a date as YYYY-MM-DD',
    pattern: { test: (text) => readDate(`${text}T00:00:00Z`) !== undefined },
  },
  'date-time': {
    name: 'an ISO 8601 date and time',
    pattern: { test: (text) => readDate(text) !== undefined },
  },
  decimal: {
    name: 'a decimal number as text, such as "10.50"',
    pattern: /^-?\d+(\.\d+)?$/,
  },
  email: {
    name: 'an e-mail address',
    pattern:
      /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
  },
  uri: {
    name: 'an http or https address',
    pattern: /^https?:\/\/[^\s/?#\\]\S*$/i,
  },
  uuid: {
    name: 'a UUID',
    pattern: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  },
}
