/** A member's own page: who they are, and where they live. */
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { ApiError, refusalOf } from 'storefront-client'
import { contactIn, memberFields } from 'storefront-client/next'
import { fill, useTexts } from '../messages/use-texts.ts'
import { EntryForm } from '../parts/entry-form.tsx'
import { Fields } from '../parts/field.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { isAway, orAway, signInFor } from '../server/away.ts'
import { type Given, visitOf } from '../server/visit.ts'
import { href, paths } from '../shop.ts'

const person = ['firstName', 'lastName', 'phone'] as const
const home = ['addressLine', 'postalCode', 'city', 'country'] as const

/** The member who is signed in; who is not, or no more, signs in first. */
const memberOf = async (given: Given) => {
  const { session, members } = visitOf(given).client
  const member = session.loggedIn
    ? await orAway(members.getCurrentMember.orUndefined({ fieldsets: ['FULL'] }))
    : undefined
  // The session may have ended elsewhere: then the client has gone on as a visitor.
  if (!member || !session.loggedIn) throw redirect(signInFor(paths.account))
  return member
}

export const loader = async (given: Given) => {
  const member = await memberOf(given)
  const values = memberFields(member)
  return {
    email: member.loginEmail ?? '',
    name: values.firstName || (member.profile?.nickname ?? ''),
    values,
    saved: new URL(given.request.url).searchParams.has('saved'),
  }
}

export const action = async (given: Given) => {
  const before = await memberOf(given)
  const contact = contactIn(await given.request.formData(), before)
  try {
    await visitOf(given).client.members.updateMember(before.id, { member: { contact } })
    return redirect(`${paths.account}?saved`)
  } catch (error) {
    if (isAway(error) || !ApiError.is(error)) return orAway(Promise.reject(error))
    return data({ fields: refusalOf(error).fields }, { status: 400 })
  }
}

export default function Account() {
  const { email, name, values, saved } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { texts, list } = useTexts()
  const { member, problems } = texts
  const label = (field: string) =>
    Object.entries(texts.fields).find(([known]) => field.startsWith(known))?.[1] ?? field
  return (
    <section className="form-page">
      <PageHead title={name ? fill(member.hello, { name }) : texts.account} text={email} />
      <EntryForm
        problem={refused && fill(problems.fields, { fields: list(refused.fields.map(label)) })}
      >
        <h2>{member.profile}</h2>
        <Fields names={person} values={values} />
        <h2>{member.address}</h2>
        <Fields names={home} values={values} />
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
