/** The form to sign in at an address of the store's own, as its settings ask for it. */

import { readSettings, siteName } from '../../people/identity/settings.ts'
import type { Platform } from '../../storage/context.ts'
import { addressesOf, screenOf } from './screens.ts'
import { type FilledForm, formPage } from './sign-in.ts'

/** @param formTargets origins that the page's form may lead to, beside its own */
export async function signInForm(
  platform: Platform,
  url: URL,
  formTargets: readonly string[],
  filled: FilledForm = {},
): Promise<Response> {
  const { captcha } = await readSettings(platform.database, platform.site)
  return formPage({
    captcha,
    screen: screenOf(url),
    addresses: addressesOf(url),
    siteName: await siteName(platform.database, platform.site),
    formTargets,
    ...filled,
  })
}
