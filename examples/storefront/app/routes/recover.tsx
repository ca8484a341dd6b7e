/** A mail for those who have forgotten their password; the rest is the platform's own page. */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
} from 'react-router'
import { ApiError } from 'storefront-client'
import { textsIn } from '../messages/index.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { AccountForm } from '../parts/account-form.tsx'
import { Field } from '../parts/field.tsx'
import { plainMeta } from '../parts/plain-meta.ts'
import { isAway, orAway } from '../server/away.ts'
import { textIn } from '../server/form-text.ts'
import { visitOf } from '../server/visit.ts'
import { paths, shop } from '../shop.ts'

export const loader = (given: LoaderFunctionArgs) => ({
  title: textsIn(visitOf(given).language).signIn.recover,
})

export const action = async (given: ActionFunctionArgs) => {
  const { client, origin, language } = visitOf(given)
  const email = textIn(await given.request.formData(), 'email')
  const back = `${origin}${shop.base.slice(0, -1)}${paths.signIn}`
  try {
    await client.session.sendPasswordResetEmail(email, back)
  } catch (error) {
    // Whether someone has an account is nobody's business.
    if (ApiError.is(error) && error.status === 429) {
      return { email, problem: textsIn(language).signIn.problems.tooOften }
    }
    if (isAway(error)) return orAway(Promise.reject(error))
  }
  return { email, problem: undefined }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => plainMeta(loaderData?.title)

export default function Recover() {
  const sent = useActionData<typeof action>()
  const { texts } = useTexts()
  return (
    <AccountForm
      title={texts.signIn.recover}
      text={texts.signIn.recoverText}
      problem={sent?.problem}
      submit={texts.signIn.send}
    >
      <Field
        label={texts.signIn.email}
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={sent?.email}
        required
      />
      <p role="status">{sent && !sent.problem && fill(texts.signIn.sent, { email: sent.email })}</p>
    </AccountForm>
  )
}
