/**
 * No part of a request is accepted and forgotten: the sandbox's code has the name of every parameter and field that
 * callers send. That entities keep their fields is tested in `sent-fields.test.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import config from '../../../openapi-ts.config.ts'
import { readDescription } from '../../../scripts/generate/model/description.ts'
import type { Schema } from '../../../scripts/generate/model/schema.ts'
import { Views } from '../../../scripts/generate/model/views.ts'
import { writtenSchemas } from '../../../scripts/generate/model/written-schemas.ts'
import { description } from './described.ts'

const whole = 'Kept and returned as it was sent.'
const hosted = 'Of hosted pages that the sandbox does not have.'
const onlyPasswords = 'The sandbox checks passwords only.'

/** A field or parameter, or the schema of several → why no code names it. */
const unnamed: Readonly<Record<string, string>> = {
  'members.deleteMyMember contentAssigneeId': 'The sandbox has no such content.',
  AddressLocation: whole,
  AuthenticatorConnection: onlyPasswords,
  BookingLocation: hosted,
  BookingPolicyViolations: hosted,
  BookingSlot: hosted,
  'Connection authenticatorConnection': onlyPasswords,
  ExtendedFields: whole,
  'LoginRequest authenticatorId': onlyPasswords,
  'Phone countryCode': whole,
  ProfileImage: whole,
  'RedirectSessionPaidPlansCheckoutParams checkoutData': hosted,
  RedirectSessionPreferences: hosted,
  'RegisterRequest authenticatorId': onlyPasswords,
  'SignOnRequest mergeExistingContact': 'The sandbox has no contacts beside its members.',
  SlotAvailability: hosted,
  WaitingList: hosted,
}

interface Part {
  readonly holder: string
  readonly name: string
}

/** The release that the sandbox is built to has it. */
const isOfRelease = ({ deprecated, origin = 'M' }: Schema): boolean =>
  !deprecated && origin.includes('M')

/** Every parameter, and every field of a schema that is sent. */
function sentParts(): readonly Part[] {
  const read = readDescription(description)
  const views = new Views(read, config.formats)
  const parameters = read.operations.flatMap(({ id, queryParameters }) =>
    queryParameters
      .filter(({ deprecated }) => !deprecated)
      .flatMap(({ name }) => name.split('.').map((part) => ({ holder: id, name: part }))),
  )
  const isSent = (holder: string) =>
    views.directionsOf(holder.replace(/\W.*/, ''), 'caller').includes('request')
  const fields = writtenSchemas(read)
    .filter(({ name, schema }) => isSent(name) && isOfRelease({ ...schema, deprecated: false }))
    .flatMap(({ name: holder, schema }) =>
      [...(schema.properties ?? [])]
        .filter(([, field]) => !field.readOnly && isOfRelease(field))
        .map(([name]) => ({ holder, name })),
    )
  return [...parameters, ...fields]
}

/** The names in the code, except those of the demo store. */
function namesIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((file) => file.endsWith('.ts') && !/node_modules|^(demo|dist)\b/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, ''))
  return new Set(code.join('\n').match(/[\w$]+/g))
}

it('has the name of every part of a request, or says why not', () => {
  const known = namesIn('sandbox')
  const forgotten = sentParts().filter(({ name }) => !known.has(name))
  const keyOf = ({ holder, name }: Part) => (unnamed[holder] ? holder : `${holder} ${name}`)
  expect([...new Set(forgotten.map(keyOf))].sort()).toEqual(Object.keys(unnamed).sort())
})
