/** Email verification: a sign-in is completed with the emailed code. */
import { Form, redirect, useSearchParams } from 'react-router'
import { pendingSignIn, typedCode } from 'storefront-client/auth'
import { textIn } from 'storefront-client/catalogue'
import { useTexts } from '../messages/use-texts.ts'
import { Field } from '../parts/field.tsx'
import { FormPage } from '../parts/form-page.tsx'
import { submitSignIn } from '../server/signed-in.ts'
import { type RouteArgs, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export { ErrorBoundary } from '../root.tsx'

/** The sign-in that waits for the code: without one, as an hour later, it starts again. */
const pendingOf = async (args: RouteArgs) => {
  const pending = await pendingSignIn(visitOf(args).cookies).get()
  if (!pending) throw redirect(paths.signIn)
  return pending
}

export const loader = (args: RouteArgs) => pendingOf(args).then(() => null)

export const action = (args: RouteArgs) =>
  submitSignIn(args, async ({ client: { session } }, form) => {
    const pending = await pendingOf(args)
    return form.has('again')
      ? session.resendVerification(pending)
      : session.verify({ code: typedCode(textIn(form, 'code')) }, pending)
  })

export default function Confirm() {
  const { signIn } = useTexts().texts
  const [search] = useSearchParams()
  return (
    <FormPage
      title={signIn.confirmTitle}
      text={signIn.confirmText}
      submit={signIn.confirm}
      after={
        <Form method="post">
          <button type="submit" name="again" value="yes" className="link">
            {signIn.again}
          </button>
        </Form>
      }
    >
      <Field label="code" />
      <p role="status">{search.has('sent') && signIn.sentAgain}</p>
    </FormPage>
  )
}
