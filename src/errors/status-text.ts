/**
 * The standard reason phrases, for responses whose status line carries none (HTTP/2 never does), in
 * the order of their statuses. A number is the status of the phrase behind it.
 */
const phrases = [
  400,
  'Bad Request',
  'Unauthorized',
  'Payment Required',
  'Forbidden',
  'Not Found',
  'Method Not Allowed',
  'Not Acceptable',
  'Proxy Authentication Required',
  'Request Timeout',
  'Conflict',
  'Gone',
  'Length Required',
  'Precondition Failed',
  'Payload Too Large',
  'URI Too Long',
  'Unsupported Media Type',
  'Range Not Satisfiable',
  'Expectation Failed',
  "I'm a teapot",
  421,
  'Misdirected Request',
  'Unprocessable Entity',
  'Locked',
  'Failed Dependency',
  'Too Early',
  'Upgrade Required',
  428,
  'Precondition Required',
  'Too Many Requests',
  431,
  'Request Header Fields Too Large',
  451,
  'Unavailable For Legal Reasons',
  499,
  'Client Closed Request',
  'Internal Server Error',
  'Not Implemented',
  'Bad Gateway',
  'Service Unavailable',
  'Gateway Timeout',
  'HTTP Version Not Supported',
  507,
  'Insufficient Storage',
  'Loop Detected',
  511,
  'Network Authentication Required',
]

/**
 * The reason phrase of a status; `Unknown` for a number without one. The status line of the response
 * is not used: it is free text, and the specified texts must not depend on it.
 */
export const statusText = (wanted: number): string => {
  let status = 0
  for (const entry of phrases) {
    if (typeof entry === 'number') status = entry
    else if (status++ === wanted) return entry
  }
  return 'Unknown'
}

/** `Not Found` → `NOT_FOUND`, `I'm a teapot` → `I_M_A_TEAPOT` (specification, point 8). */
export const statusCode = (status: number | undefined): string =>
  status === undefined
    ? 'UNKNOWN'
    : statusText(status)
        .replace(/[^A-Za-z0-9]+/g, '_')
        .toUpperCase()
