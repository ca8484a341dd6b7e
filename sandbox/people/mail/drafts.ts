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

interface PasswordMail {
  readonly kind: 'recovery' | 'activation'
  readonly siteName: string
  readonly recoveryToken: string
  readonly link: string
  readonly hours: number
}

/** The mail with a link to choose a password: for a forgotten one, or the first of a member whom the owner created. */
export function passwordDraft({ kind, siteName, recoveryToken, link, hours }: PasswordMail): Draft {
  const once = `The link works once, for ${lasting(hours)}.`
  const texts = {
    recovery: {
      subject: `Choose a new password for ${siteName}`,
      before: `A new password for ${siteName} was requested for this address. Choose it here:`,
      after: `${once} If you did not request it, ignore this e-mail.`,
    },
    activation: {
      subject: `Your account at ${siteName}`,
      before: `You have an account at ${siteName}. Choose a password for it here:`,
      after: once,
    },
  }
  const { subject, before, after } = texts[kind]
  return { kind, subject, text: [before, link, after].join('\n\n'), recoveryToken, link }
}

function lasting(hours: number): string {
  if (hours === 1) return 'an hour'
  return hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`
}
