/** The formats of texts and numbers that need no codec. */

export const checkedFormats: readonly string[] = [
  'date-time',
  'date',
  'time',
  'email',
  'uri',
  'uuid',
  'decimal',
  'ipv4',
  'ipv6',
  'hostname',
]

const informingFormats: readonly string[] = ['password']

export const textFormats: readonly string[] = [...checkedFormats, ...informingFormats]

/** Number formats; all map to `number`. */
export const numberFormats: readonly string[] = ['int32', 'int64', 'float', 'double']
