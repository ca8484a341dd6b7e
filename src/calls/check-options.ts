import { invalidArgument } from '../errors/invalid-argument.ts'

/** What every client needs; programs in JavaScript, and environment variables, may leave it out. */
interface Essentials {
  readonly platform: object
  readonly clientId?: string
  readonly apiKey?: string
  readonly authorizer?: object
}

/** @throws ApiError naming the option that is missing */
export const checkOptions = ({ platform, clientId, apiKey, authorizer }: Essentials): void => {
  if (!platform) {
    throw invalidArgument('platform', 'is missing: give platforms.sandbox(url) or another profile')
  }
  if (!clientId && !apiKey && !authorizer) {
    throw invalidArgument(
      'clientId',
      'is missing: give a client id, or an apiKey on a trusted server',
    )
  }
}
