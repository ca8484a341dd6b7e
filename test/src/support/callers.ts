/**
 * The functions and files that lead to where it is called, one a line. The stack of an error has places besides, which
 * the test runner looks up in source maps: where each timer asks, that takes longer than all else.
 */
export const callers = (): string => {
  const { prepareStackTrace } = Error
  Error.prepareStackTrace = (_, sites) =>
    sites.map((site) => `${site.getFunctionName()} ${site.getFileName()}`).join('\n')
  try {
    return new Error().stack ?? ''
  } finally {
    Error.prepareStackTrace = prepareStackTrace
  }
}
