/** The texts of the mails. */
import type { Draft } from './outbox.ts'

/** The mail with a verification code. */
export function verificationDraft(siteName: string, code: string, minutes: number): Draft {
  return {
    kind: 'verification',
    subject: `${code} is your code for ${siteName}`,
    text: [
      `Your code for ${siteName} is ${code}.`,
      `It is valid for ${minutes} minutes. If you did not request it, ignore this e-mail.`,
    ].join('\n\n'),
    code,
  }
}

/** The parts of a password mail. */
export interface PasswordMail {
  readonly siteName: string
  readonly recoveryToken: string
  readonly link: string
  readonly hours: number
}

/** The mail with a link to reset a forgotten password. */
export function recoveryDraft({ siteName, recoveryToken, link, hours }: PasswordMail): Draft {
  return {
    kind: 'recovery',
    subject: `Choose a new password for ${siteName}`,
    text: [
      `A new password for ${siteName} was requested for this address. Choose it here:`,
      link,
      `The link works once, for ${lasting(hours)}. If you did not request it, ignore this e-mail.`,
    ].join('\n\n'),
    recoveryToken,
    link,
  }
}

/** Invites a member whom the owner created to choose a first password. */
export function activationDraft({ siteName, recoveryToken, link, hours }: PasswordMail): Draft {
  return {
    kind: 'activation',
    subject: `Your account at ${siteName}`,
    text: [
      `You have an account at ${siteName}. Choose a password for it here:`,
      link,
      `The link works once, for ${lasting(hours)}.`,
    ].join('\n\n'),
    recoveryToken,
    link,
  }
}

function lasting(hours: number): string {
  if (hours === 1) return 'an hour'
  return hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`
}
