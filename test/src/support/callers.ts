/**
 * The functions and files of the call stack, one a line. `error.stack` would also have positions, which the test runner
 * maps through source maps: too slow for every timer.
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
