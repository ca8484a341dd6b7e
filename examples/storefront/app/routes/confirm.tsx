/** The code of a mail ends a sign-in. */
import { Form, redirect } from 'react-router'
import { pendingSignIn } from 'storefront-client/auth'
import { textIn } from 'storefront-client/catalogue'
import { useTexts } from '../messages/use-texts.ts'
import { Field } from '../parts/field.tsx'
import { FormPage } from '../parts/form-page.tsx'
import { enter } from '../server/signed-in.ts'
import { type Given, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export const loader = async (given: Given) => {
  if (!(await pendingSignIn(visitOf(given).cookies).get())) throw redirect(paths.signIn)
  return null
}

export const action = (given: Given) =>
  enter(given, async ({ client: { session }, cookies }, form) => {
    const pending = await pendingSignIn(cookies).get()
    return form.has('again')
      ? session.resendVerification(pending)
      : session.verify({ code: textIn(form, 'code').replace(/\s/g, '') }, pending)
  })

export default function Confirm() {
  const { signIn } = useTexts().texts
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
    </FormPage>
  )
}
