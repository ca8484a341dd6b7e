import { refuseArgument } from '../errors/invalid-argument.ts'

/** What every client needs; programs in JavaScript, and environment variables, may leave it out. */
interface Essentials {
  readonly platform: object
  readonly clientId?: string
  readonly apiKey?: string
  readonly signer?: object
}

/** @throws ApiError naming the option that is missing */
export const checkOptions = ({ platform, clientId, apiKey, signer }: Essentials): void => {
  if (!platform) {
    throw refuseArgument('platform', 'is missing: give platforms.sandbox(url) or another profile')
  }
  if (!clientId && !apiKey && !signer) {
    throw refuseArgument(
      'clientId',
      'is missing: give a client id, or an apiKey on a trusted server',
    )
  }
}
