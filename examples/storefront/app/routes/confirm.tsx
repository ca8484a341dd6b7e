/** The code of a mail ends a sign-in. */
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { textsIn } from '../messages/index.ts'
import { useTexts } from '../messages/use-texts.ts'
import { AccountForm } from '../parts/account-form.tsx'
import { Field } from '../parts/field.tsx'
import { plainMeta } from '../parts/plain-meta.ts'
import { textIn } from '../server/form-text.ts'
import { pendingIn } from '../server/pending-sign-in.ts'
import { enter, targetIn } from '../server/signed-in.ts'
import { visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export const loader = (given: LoaderFunctionArgs) => {
  if (!pendingIn(given.request)) throw redirect(paths.signIn)
  return { title: textsIn(visitOf(given).language).signIn.confirmTitle }
}

export const action = async (given: ActionFunctionArgs) => {
  const visit = visitOf(given)
  const { session } = visit.client
  const pending = pendingIn(given.request)
  const form = await given.request.formData()
  const code = textIn(form, 'code').replace(/\s/g, '')
  const step = () =>
    form.has('again') ? session.resendVerification(pending) : session.verify({ code }, pending)
  return enter(visit, step, { to: targetIn(given.request) })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => plainMeta(loaderData?.title)

export default function Confirm() {
  const { title } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { texts } = useTexts()
  return (
    <AccountForm
      title={title}
      text={texts.signIn.confirmText}
      problem={refused?.problem}
      submit={texts.signIn.confirm}
      after={
        <Form method="post">
          <button type="submit" name="again" value="yes" className="link">
            {texts.signIn.again}
          </button>
        </Form>
      }
    >
      <Field
        label={texts.signIn.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </AccountForm>
  )
}
