/** A mail for those who have forgotten their password; the rest is the platform's own page. */
import { useActionData } from 'react-router'
import { refusalOf } from 'storefront-client'
import { textIn } from 'storefront-client/catalogue'
import { fill, useTexts } from '../messages/use-texts.ts'
import { Field } from '../parts/field.tsx'
import { FormPage } from '../parts/form-page.tsx'
import { isAway, orAway } from '../server/away.ts'
import { type Given, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export const action = async (given: Given) => {
  const { client, address, texts } = visitOf(given)
  const email = textIn(await given.request.formData(), 'email')
  try {
    await client.session.sendPasswordResetEmail(email, address(paths.signIn))
  } catch (error) {
    if (refusalOf(error).reason === 'tooOften') return { problem: texts.problems.tooOften }
    if (isAway(error)) return orAway(Promise.reject(error))
    // The same answer either way: whether an account exists is not disclosed.
  }
  return { sentTo: email }
}

export default function Recover() {
  const { sentTo }: { sentTo?: string } = useActionData<typeof action>() ?? {}
  const { signIn } = useTexts().texts
  return (
    <FormPage title={signIn.recover} text={signIn.recoverText} submit={signIn.send}>
      <Field label="email" />
      <p role="status">{sentTo && fill(signIn.sent, { email: sentTo })}</p>
    </FormPage>
  )
}
