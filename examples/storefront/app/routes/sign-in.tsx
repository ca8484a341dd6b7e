import { Link, useActionData, useLoaderData } from 'react-router'
import { textIn } from 'storefront-client/catalogue'
import { useTexts } from '../messages/use-texts.ts'
import { Field } from '../parts/field.tsx'
import { FormPage } from '../parts/form-page.tsx'
import { submitSignIn, visitorsOnly } from '../server/signed-in.ts'
import type { RouteArgs } from '../server/visit.ts'
import { paths } from '../shop.ts'

export { ErrorBoundary } from '../root.tsx'

export const loader = visitorsOnly

export const action = (args: RouteArgs) =>
  submitSignIn(args, ({ client }, form) =>
    client.session.loginWithPassword({
      email: textIn(form, 'email'),
      password: String(form.get('password')),
    }),
  )

export default function SignIn() {
  const { search, isEnded } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { signIn, problems } = useTexts().texts
  return (
    <FormPage
      title={signIn.title}
      text={isEnded ? problems.signedOut : undefined}
      submit={signIn.title}
      after={
        <>
          <Link to={paths.recover}>{signIn.forgot}</Link>
          <Link to={`${paths.register}${search}`}>{signIn.register}</Link>
        </>
      }
    >
      <Field label="email" defaultValue={refused?.entered.email} />
      <Field label="password" />
    </FormPage>
  )
}
