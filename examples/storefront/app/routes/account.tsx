/** A member's own page: who they are, and where they live. */
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { ApiError } from 'storefront-client'
import { textsIn } from '../messages/index.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { Field } from '../parts/field.tsx'
import { plainMeta } from '../parts/plain-meta.ts'
import { isAway, orAway } from '../server/away.ts'
import { textIn } from '../server/form-text.ts'
import { type Visit, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

const toSignIn = () => redirect(`${paths.signIn}?${new URLSearchParams({ to: paths.account })}`)

/** The member who is signed in; who is not, or no more, signs in first. */
const memberOf = async ({ client }: Visit) => {
  if (!client.session.loggedIn) throw toSignIn()
  const member = await orAway(client.members.getCurrentMember.orUndefined({ fieldsets: ['FULL'] }))
  // The session may have ended elsewhere: then the client has gone on as a visitor.
  if (!member || !client.session.loggedIn) throw toSignIn()
  return member
}

export const loader = async (given: LoaderFunctionArgs) => {
  const visit = visitOf(given)
  const { contact, loginEmail, profile } = await memberOf(visit)
  const [address] = contact?.addresses ?? []
  return {
    title: textsIn(visit.language).member.title,
    email: loginEmail ?? '',
    name: contact?.firstName ?? profile?.nickname ?? '',
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    phone: contact?.phones?.[0] ?? '',
    address: {
      addressLine: address?.addressLine ?? '',
      city: address?.city ?? '',
      postalCode: address?.postalCode ?? '',
      country: address?.country ?? '',
    },
    saved: new URL(given.request.url).searchParams.has('saved'),
  }
}

export const action = async (given: ActionFunctionArgs) => {
  const visit = visitOf(given)
  const member = await memberOf(visit)
  const form = await given.request.formData()
  const text = (name: string) => textIn(form, name).trim()
  const phone = text('phone')
  const [before] = member.contact?.addresses ?? []
  const address = {
    ...(before?.id ? { id: before.id } : {}),
    addressLine: text('addressLine'),
    city: text('city'),
    postalCode: text('postalCode'),
    country: text('country').toUpperCase(),
  }
  const contact = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    ...(phone ? { phones: [phone] } : {}),
    ...(address.addressLine ? { addresses: [address] } : {}),
  }
  try {
    await visit.client.members.updateMember(member.id ?? '', { member: { contact } })
    return redirect(`${paths.account}?saved`)
  } catch (error) {
    if (isAway(error) || !ApiError.is(error)) return orAway(Promise.reject(error))
    const fields = error.violations.map(({ field }) => field.split('.').at(-1) ?? '')
    return data({ fields }, { status: 400 })
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => plainMeta(loaderData?.title)

export default function Account() {
  const { email, name, firstName, lastName, phone, address, saved } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { texts } = useTexts()
  const words = texts.member
  return (
    <section className="account">
      <header className="page-head">
        <h1>{name ? fill(words.hello, { name }) : words.title}</h1>
        <p>{email}</p>
      </header>
      <Form method="post" className="account-form">
        {refused && (
          <p className="problem" role="alert">
            {fill(words.refused, { fields: refused.fields.join(', ') })}
          </p>
        )}
        <h2>{words.profile}</h2>
        <div className="pair">
          <Field
            label={words.firstName}
            name="firstName"
            defaultValue={firstName}
            autoComplete="given-name"
          />
          <Field
            label={words.lastName}
            name="lastName"
            defaultValue={lastName}
            autoComplete="family-name"
          />
        </div>
        <Field
          label={words.phone}
          type="tel"
          name="phone"
          defaultValue={phone}
          autoComplete="tel"
        />
        <h2>{words.address}</h2>
        <Field
          label={words.addressLine}
          name="addressLine"
          defaultValue={address.addressLine}
          autoComplete="street-address"
        />
        <div className="pair">
          <Field
            label={texts.cartPage.postalCode}
            name="postalCode"
            defaultValue={address.postalCode}
            autoComplete="postal-code"
          />
          <Field
            label={words.city}
            name="city"
            defaultValue={address.city}
            autoComplete="address-level2"
          />
        </div>
        <Field
          label={words.country}
          name="country"
          defaultValue={address.country}
          autoComplete="country"
          maxLength={2}
          pattern="[A-Za-z]{2}"
        />
        <button type="submit" className="button">
          {words.save}
        </button>
        <p role="status">{saved && !refused && words.saved}</p>
      </Form>
      <Form method="post" action={paths.signOut}>
        <button type="submit" className="button quiet">
          {words.signOut}
        </button>
      </Form>
    </section>
  )
}
