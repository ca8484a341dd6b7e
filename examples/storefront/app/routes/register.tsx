/** Becoming a member. */
import {
  type ActionFunctionArgs,
  Link,
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
import { enter, targetIn } from '../server/signed-in.ts'
import { visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export const loader = (given: LoaderFunctionArgs) => {
  const { client, language } = visitOf(given)
  const to = targetIn(given.request)
  if (client.session.loggedIn) throw redirect(to)
  return { title: textsIn(language).signIn.register, search: `?${new URLSearchParams({ to })}` }
}

export const action = async (given: ActionFunctionArgs) => {
  const visit = visitOf(given)
  const form = await given.request.formData()
  const [email, password] = [textIn(form, 'email'), textIn(form, 'password')]
  const [firstName, lastName] = [textIn(form, 'firstName'), textIn(form, 'lastName')]
  const step = () =>
    visit.client.session.register({ email, password, profile: { firstName, lastName } })
  return enter(visit, step, { to: targetIn(given.request), email, other: 'password' })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => plainMeta(loaderData?.title)

export default function Register() {
  const { search } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { texts } = useTexts()
  return (
    <AccountForm
      title={texts.signIn.register}
      text={texts.signIn.why}
      problem={refused?.problem}
      submit={texts.signIn.create}
      after={
        <p className="links">
          <Link to={`${paths.signIn}${search}`}>{texts.signIn.toSignIn}</Link>
        </p>
      }
    >
      <div className="pair">
        <Field label={texts.member.firstName} name="firstName" autoComplete="given-name" />
        <Field label={texts.member.lastName} name="lastName" autoComplete="family-name" />
      </div>
      <Field
        label={texts.signIn.email}
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={refused?.email}
        required
      />
      <Field
        label={texts.signIn.password}
        type="password"
        name="password"
        autoComplete="new-password"
        required
      />
    </AccountForm>
  )
}
