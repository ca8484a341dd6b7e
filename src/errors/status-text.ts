/** The standard reason phrases, for answers whose status line carries none (HTTP/2 never does). */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  407: 'Proxy Authentication Required',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  417: 'Expectation Failed',
  418: "I'm a teapot",
  421: 'Misdirected Request',
  422: 'Unprocessable Entity',
  423: 'Locked',
  424: 'Failed Dependency',
  425: 'Too Early',
  426: 'Upgrade Required',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  499: 'Client Closed Request',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
  507: 'Insufficient Storage',
  508: 'Loop Detected',
  511: 'Network Authentication Required',
}

/**
 * The reason phrase of a status; `Unknown` for a number without one. The status line of the
 * answer is not used: it is free text, and the catalogue's texts must not depend on it.
 */
export const statusText = (status: number): string => statusTexts[status] ?? 'Unknown'

/** `Not Found` → `NOT_FOUND`, `I'm a teapot` → `I_M_A_TEAPOT` (specification, point 8). */
export const statusCode = (status: number | undefined): string =>
  status === undefined
    ? 'UNKNOWN'
    : statusText(status)
        .replace(/[^A-Za-z0-9]+/g, '_')
        .toUpperCase()
