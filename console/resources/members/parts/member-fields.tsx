import { useRecordContext } from 'ra-core'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../messages/language-context.tsx'
import { TextInput } from '../../../ui/form/inputs.tsx'
import { Columns, Row, Section } from '../../../ui/form/section.tsx'
import type { MemberRow } from '../adapter.ts'
import { MemberEmails } from './member-emails.tsx'
import { RepeatedFields } from './repeated-fields.tsx'
import { useOwnAccount } from './use-own-account.ts'

export function MemberFields() {
  const { fields, sections } = useTexts('members')
  return (
    <Columns
      main={
        <>
          <Section title={sections.contact}>
            <Row>
              <TextInput source="contact.firstName" label={fields.firstName} />
              <TextInput source="contact.lastName" label={fields.lastName} />
            </Row>
            <Row>
              <TextInput source="contact.company" label={fields.company} />
              <TextInput source="contact.jobTitle" label={fields.jobTitle} />
            </Row>
            <BirthdayInput />
          </Section>
          <MemberPhones />
          <MemberAddresses />
        </>
      }
      side={
        <>
          <Section title={sections.profile}>
            <TextInput source="profile.nickname" label={fields.nickname} />
            <TextInput source="profile.title" label={fields.title} />
            <SlugInput />
          </Section>
          <MemberEmails />
        </>
      }
    />
  )
}

function BirthdayInput() {
  const { fields } = useTexts('members')
  const { rules } = useTexts('errors')
  const { trigger } = useFormContext()
  const input = useRef<HTMLInputElement>(null)
  const source = 'contact.birthdate'
  return (
    <TextInput
      source={source}
      label={fields.birthday}
      type="date"
      slotProps={{
        inputLabel: { shrink: true },
        // Safari shows today's date where one is missing parts.
        htmlInput: { ref: input, onBlur: () => void trigger(source) },
      }}
      // The value of half a date is empty, which would remove the birthday.
      validate={() => (input.current?.validity.badInput ? rules.date : undefined)}
    />
  )
}

/** The platform lets members set only their own. */
function SlugInput() {
  const { fields, slugHelp } = useTexts('members')
  const own = useOwnAccount(useRecordContext<MemberRow>()?.id) !== undefined
  return (
    <TextInput
      source="profile.slug"
      label={fields.slug}
      disabled={!own}
      isRequired={own}
      helperText={own ? false : slugHelp}
    />
  )
}

function MemberPhones() {
  const texts = useTexts('members')
  return (
    <RepeatedFields
      title={texts.sections.phones}
      source="contact.phoneNumbers"
      blank={{ number: '' }}
      addLabel={texts.addPhone}
      removeLabel={texts.removePhone}
    >
      {(source, place) => (
        <TextInput source={`${source}.number`} label={texts.phone(place)} type="tel" />
      )}
    </RepeatedFields>
  )
}

/** A stored country may be spelt out; it stays until it is changed. */
function CountryInput(props: { source: string; label: string }) {
  const { address } = useTexts('members')
  const stored = useRecordContext<MemberRow>()?.contact?.addresses ?? []
  const isKnown = (text: string) =>
    isCountry(text) || stored.some(({ country }) => country === text)
  return (
    <TextInput
      {...props}
      validate={(value: unknown) =>
        isKnown(String(value ?? '').trim()) ? undefined : address.noCountry
      }
    />
  )
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

function isCountry(text: string): boolean {
  return text === '' || (/^[a-z]{2}$/i.test(text) && countries.of(text.toUpperCase()) !== undefined)
}

function MemberAddresses() {
  const texts = useTexts('members')
  const { address } = texts
  return (
    <RepeatedFields
      title={texts.sections.addresses}
      source="contact.addresses"
      blank={{ addressLine: '', postalCode: '', city: '', country: '' }}
      addLabel={texts.addAddress}
      removeLabel={texts.removeAddress}
    >
      {(source, place) => (
        <>
          <TextInput source={`${source}.addressLine`} label={address.line(place)} />
          <TextInput source={`${source}.addressLine2`} label={address.line2(place)} />
          <Row>
            <TextInput source={`${source}.postalCode`} label={address.postalCode(place)} />
            <TextInput source={`${source}.city`} label={address.city(place)} />
          </Row>
          <Row>
            <TextInput source={`${source}.subdivision`} label={address.subdivision(place)} />
            <CountryInput source={`${source}.country`} label={address.country(place)} />
          </Row>
        </>
      )}
    </RepeatedFields>
  )
}
