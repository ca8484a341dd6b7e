import { Link, useActionData, useLoaderData } from 'react-router'
import { textIn } from 'storefront-client/catalogue'
import { useTexts } from '../messages/use-texts.ts'
import { Field, Fields } from '../parts/field.tsx'
import { FormPage } from '../parts/form-page.tsx'
import { submitSignIn, visitorsOnly } from '../server/signed-in.ts'
import type { RouteArgs } from '../server/visit.ts'
import { paths } from '../shop.ts'

export { ErrorBoundary } from '../root.tsx'

export const loader = visitorsOnly

export const action = (args: RouteArgs) =>
  submitSignIn(args, ({ client }, form) =>
    client.session.register({
      email: textIn(form, 'email'),
      password: String(form.get('password')),
      profile: { firstName: textIn(form, 'firstName'), lastName: textIn(form, 'lastName') },
    }),
  )

export default function Register() {
  const { search } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { signIn } = useTexts().texts
  return (
    <FormPage
      title={signIn.register}
      text={signIn.why}
      submit={signIn.register}
      after={<Link to={`${paths.signIn}${search}`}>{signIn.title}</Link>}
    >
      <Fields names={['firstName', 'lastName']} values={refused?.entered} />
      <Field label="email" defaultValue={refused?.entered.email} />
      <Field label="password" autoComplete="new-password" />
    </FormPage>
  )
}
