/** Checks a request's captcha, where the site requires one. */
import type { CaptchaToken } from '../../../generated/wire.ts'
import { type CaptchaVerdict, captchaVerdict } from '../../commerce/rules/captcha.ts'
import { ApplicationError } from '../../platform/errors.ts'
import type { Platform } from '../../storage/context.ts'
import { readSettings } from './settings.ts'

/** Whether these tokens pass; where there is no captcha, every caller does. */
export async function captchaVerdictFor(
  { database, site }: Pick<Platform, 'database' | 'site'>,
  tokens: readonly CaptchaToken[] | undefined,
): Promise<CaptchaVerdict> {
  const { captcha } = await readSettings(database, site)
  return captcha ? captchaVerdict(tokens) : 'passed'
}

/** Refuses a request without a captcha's token, or with one that does not pass. */
export async function assertCaptcha(
  platform: Pick<Platform, 'database' | 'site'>,
  tokens: readonly CaptchaToken[] | undefined,
): Promise<void> {
  assertPassed(await captchaVerdictFor(platform, tokens))
}

/** Refuses a captcha that was not passed. */
export function assertPassed(verdict: CaptchaVerdict): void {
  if (verdict !== 'passed') throw new ApplicationError(400, refusals[verdict])
}

const refusals = { missing: '-19971', invalid: '-19970' } as const
