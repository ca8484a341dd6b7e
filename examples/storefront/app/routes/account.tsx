/** The account page: a member's profile and address. */
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { memberFields, submitMemberForm, textIn } from 'storefront-client/next'
import { problemOf } from '../cart/problems.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { EntryForm } from '../parts/entry-form.tsx'
import { Fields } from '../parts/field.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { useFreshReturn } from '../parts/use-fresh-return.ts'
import { formOf, orErrorPage, refusalIn, signInPath } from '../server/error-pages.ts'
import { type RouteArgs, visitOf } from '../server/visit.ts'
import { href, paths } from '../shop.ts'

export { ErrorBoundary } from '../root.tsx'

const profileFields = ['firstName', 'lastName', 'phone'] as const
const addressFields = ['addressLine', 'postalCode', 'city', 'country'] as const

const enteredIn = (form: FormData) =>
  Object.fromEntries([...profileFields, ...addressFields].map((name) => [name, textIn(form, name)]))

/** The signed-in member; redirects everyone else to sign-in. */
const memberOf = async (args: RouteArgs) => {
  const { session, members } = visitOf(args).client
  const member = session.loggedIn
    ? await orErrorPage(members.getCurrentMember.orUndefined({ fieldsets: ['FULL'] }))
    : undefined
  // If the session was ended elsewhere, the client has continued as a visitor.
  if (!member || !session.loggedIn) throw redirect(signInPath(paths.account))
  return member
}

export const loader = async (args: RouteArgs) => {
  const member = await memberOf(args)
  const values = memberFields(member)
  return {
    email: member.loginEmail ?? '',
    name: values.firstName || (member.profile?.nickname ?? ''),
    values,
    saved: new URL(args.request.url).searchParams.has('saved'),
  }
}

export const action = async (args: RouteArgs) => {
  const member = await memberOf(args)
  const form = await formOf(args.request)
  try {
    await submitMemberForm(visitOf(args).client.members, form, member)
    return redirect(`${paths.account}?saved`)
  } catch (error) {
    const refusal = await refusalIn(error)
    return data({ refusal, entered: enteredIn(form) }, { status: 400 })
  }
}

export default function Account() {
  useFreshReturn()
  const { email, name, values, saved } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const shown = refused?.entered ?? values
  const i18n = useTexts()
  const { texts } = i18n
  const { member } = texts
  return (
    <section className="form-page">
      <PageHead title={name ? fill(member.hello, { name }) : texts.account} text={email} />
      <EntryForm problem={refused && problemOf(i18n, refused.refusal)}>
        <h2>{member.profile}</h2>
        <Fields names={profileFields} values={shown} />
        <h2>{member.address}</h2>
        <Fields names={addressFields} values={shown} />
        <button type="submit" className="button">
          {member.save}
        </button>
        <p role="status">{saved && !refused && texts.saved}</p>
      </EntryForm>
      <form method="post" action={href(paths.signOut)}>
        <button type="submit" className="button quiet">
          {member.signOut}
        </button>
      </form>
    </section>
  )
}
