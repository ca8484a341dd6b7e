/** Whether a request has passed the site's captcha, where it has one. */
import type { CaptchaToken } from '../../generated/wire.ts'
import type { Platform } from '../context.ts'
import { ApplicationError } from '../errors.ts'
import { captchaVerdict } from '../rules/captcha.ts'
import { readSettings } from './settings.ts'

/** Refuses a request without a captcha's token, or with one that does not pass. */
export async function assertCaptcha(
  { database, site }: Pick<Platform, 'database' | 'site'>,
  tokens: readonly CaptchaToken[] | undefined,
): Promise<void> {
  const { captcha } = await readSettings(database, site)
  switch (captcha ? captchaVerdict(tokens) : 'passed') {
    case 'missing':
      throw new ApplicationError(400, '-19971', 'A captcha has to be passed first.')
    case 'invalid':
      throw new ApplicationError(400, '-19970', 'The captcha was not passed.')
    case 'passed':
      return
  }
}
