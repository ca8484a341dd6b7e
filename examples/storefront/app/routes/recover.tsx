/** Sends a password reset email; the new password is chosen on the platform's page. */
import { useActionData } from 'react-router'
import { textIn } from 'storefront-client/catalogue'
import { fill, useTexts } from '../messages/use-texts.ts'
import { Field } from '../parts/field.tsx'
import { FormPage } from '../parts/form-page.tsx'
import { formOf, refusalIn } from '../server/error-pages.ts'
import { type RouteArgs, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export { ErrorBoundary } from '../root.tsx'

export const action = async (args: RouteArgs) => {
  const { client, address, texts } = visitOf(args)
  const email = textIn(await formOf(args.request), 'email')
  try {
    await client.session.sendPasswordResetEmail(email, address(paths.signIn))
  } catch (error) {
    const { reason } = await refusalIn(error)
    if (reason === 'tooOften') return { problem: texts.problems.tooOften }
    // The same answer either way: whether an account exists is not disclosed.
  }
  return { sentTo: email }
}

export default function Recover() {
  const { sentTo }: { sentTo?: string } = useActionData<typeof action>() ?? {}
  const { signIn } = useTexts().texts
  return (
    <FormPage title={signIn.recover} text={signIn.recoverText} submit={signIn.send}>
      <Field label="email" />
      <p role="status">{sentTo && fill(signIn.sent, { email: sentTo })}</p>
    </FormPage>
  )
}
