/** Checks a request's captcha, where the site requires one. */
import type { CaptchaToken } from '../../../generated/wire.ts'
import { type CaptchaVerdict, captchaVerdict } from '../../commerce/rules/captcha.ts'
import { ApplicationError } from '../../platform/errors.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { readSettings } from './settings.ts'

/** The verdict on these tokens; without a captcha every caller passes. */
export async function captchaVerdictFor(
  store: SiteStore,
  tokens: readonly CaptchaToken[] | undefined,
): Promise<CaptchaVerdict> {
  const { captcha } = await readSettings(store)
  return captcha ? captchaVerdict(tokens) : 'passed'
}

/** Refuses a request whose captcha token is missing or invalid. */
export async function assertCaptcha(store: SiteStore, tokens: readonly CaptchaToken[] | undefined) {
  assertPassed(await captchaVerdictFor(store, tokens))
}

/** Refuses a failed captcha. */
export function assertPassed(verdict: CaptchaVerdict): void {
  if (verdict !== 'passed') throw new ApplicationError(400, refusals[verdict])
}

const refusals = { missing: '-19971', invalid: '-19970' } as const
