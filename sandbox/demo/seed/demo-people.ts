/** The people of the seeded store, each written out: a list reads better than chance. */
import type {
  StoredActivityStatus,
  StoredMemberStatus,
  StoredPrivacyStatus,
} from '../../commerce/rules/documents/member.ts'

/** One seeded person. `joined` is days before the store was seeded, `seen` the last sign-in likewise. */
export interface DemoPerson {
  readonly firstName: string
  readonly lastName: string
  readonly nickname?: string
  readonly title?: string
  readonly email?: string
  readonly status: StoredMemberStatus
  readonly privacy: StoredPrivacyStatus
  readonly activity?: StoredActivityStatus
  readonly joined: number
  readonly seen?: number
  readonly phones?: readonly string[]
  readonly moreEmails?: readonly string[]
  readonly company?: string
  readonly jobTitle?: string
  readonly birthdate?: string
  readonly address?: DemoAddress
  /** The site's own note about the person. */
  readonly note?: string
}

/** An address of the demo people. */
export interface DemoAddress {
  readonly line: string
  readonly line2?: string
  readonly city: string
  readonly subdivision?: string
  readonly country: string
  readonly postalCode: string
}

/** The person who owns the store. */
export const owner: DemoPerson = {
  firstName: 'Maren',
  lastName: 'Aldous',
  nickname: 'Maren',
  title: 'Shopkeeper',
  email: 'owner@storefront.example',
  status: 'APPROVED',
  privacy: 'PUBLIC',
  joined: 900,
  seen: 1,
  phones: ['+44 20 7946 0101'],
  company: 'Storefront Demo',
  jobTitle: 'Owner',
  address: { line: '14 Kiln Lane', city: 'Bristol', country: 'GB', postalCode: 'BS1 4XE' },
}

/** A plain customer to try the storefront with. */
export const demoMember: DemoPerson = {
  firstName: 'Jonas',
  lastName: 'Petit',
  nickname: 'Jonas P.',
  email: 'member@storefront.example',
  status: 'APPROVED',
  privacy: 'PUBLIC',
  joined: 212,
  seen: 3,
  phones: ['+33 1 99 00 41 27'],
  birthdate: '1991-04-17',
  address: {
    line: '8 rue des Tanneurs',
    line2: '2e étage',
    city: 'Lyon',
    country: 'FR',
    postalCode: '69001',
  },
}

/** All others, newest last as they came. */
export const people: readonly DemoPerson[] = [
  {
    firstName: 'Hanna',
    lastName: 'Lindqvist',
    title: 'Ceramics collector',
    status: 'APPROVED',
    privacy: 'PUBLIC',
    joined: 731,
    seen: 2,
    phones: ['+46 8 505 123 45', '+46 70 174 06 12'],
    moreEmails: ['hanna.studio@example.org'],
    company: 'Studio Lindqvist',
    jobTitle: 'Potter',
    birthdate: '1984-09-02',
    address: { line: 'Verkstadsgatan 11', city: 'Göteborg', country: 'SE', postalCode: '413 11' },
  },
  {
    firstName: 'Tomás',
    lastName: 'Herrera',
    nickname: 'Tom H',
    status: 'APPROVED',
    privacy: 'PUBLIC',
    joined: 690,
    seen: 15,
    phones: ['+34 912 345 678'],
    address: { line: 'Calle de la Palma 40', city: 'Madrid', country: 'ES', postalCode: '28004' },
  },
  {
    firstName: 'Aiko',
    lastName: 'Nakamura',
    nickname: 'aiko',
    title: 'Filter, never espresso',
    status: 'APPROVED',
    privacy: 'PUBLIC',
    joined: 655,
    seen: 0,
    moreEmails: ['aiko.n@example.net'],
    birthdate: '1995-12-11',
    address: { line: '3-12-5 Jingumae', city: 'Tokyo', country: 'JP', postalCode: '150-0001' },
  },
  {
    firstName: 'Grace',
    lastName: 'Okafor',
    status: 'APPROVED',
    privacy: 'PRIVATE',
    joined: 640,
    seen: 41,
    phones: ['+1 212 555 0142'],
    company: 'Okafor & Daughters',
    jobTitle: 'Interior designer',
    address: {
      line: '221 Lafayette Street',
      line2: 'Apt 5C',
      city: 'New York',
      subdivision: 'US-NY',
      country: 'US',
      postalCode: '10012',
    },
  },
  {
    firstName: 'Piotr',
    lastName: 'Zieliński',
    status: 'APPROVED',
    privacy: 'PUBLIC',
    activity: 'MUTED',
    joined: 588,
    seen: 9,
    note: 'Muted after the third review in capital letters.',
    address: { line: 'ul. Nowy Świat 27', city: 'Warszawa', country: 'PL', postalCode: '00-029' },
  },
  {
    firstName: 'Leila',
    lastName: 'Haddad',
    nickname: 'Leila',
    title: 'Wholesale',
    status: 'APPROVED',
    privacy: 'PRIVATE',
    joined: 544,
    seen: 6,
    phones: ['+961 1 555 018'],
    company: 'Beit Coffee',
    jobTitle: 'Buyer',
    address: { line: 'Rue Gouraud 102', city: 'Beirut', country: 'LB', postalCode: '2028 5805' },
  },
  {
    firstName: 'Mikkel',
    lastName: 'Sørensen',
    status: 'APPROVED',
    privacy: 'PUBLIC',
    joined: 520,
    seen: 77,
    birthdate: '1979-02-23',
    address: { line: 'Jægersborggade 9', city: 'København', country: 'DK', postalCode: '2200' },
  },
  {
    firstName: 'Siobhán',
    lastName: 'Byrne',
    nickname: 'shiv',
    status: 'APPROVED',
    privacy: 'PUBLIC',
    joined: 471,
    seen: 12,
    phones: ['+353 1 555 0177'],
    address: { line: '18 Capel Street', city: 'Dublin', country: 'IE', postalCode: 'D01 W9Y3' },
  },
  {
    firstName: 'Radu',
    lastName: 'Ionescu',
    status: 'BLOCKED',
    privacy: 'PRIVATE',
    joined: 430,
    seen: 402,
    note: 'Three refused payments with other people’s cards.',
  },
  {
    firstName: 'Emma',
    lastName: 'van Dijk',
    title: 'Print room regular',
    status: 'APPROVED',
    privacy: 'PUBLIC',
    joined: 398,
    seen: 4,
    phones: ['+31 20 555 0161'],
    address: { line: 'Haarlemmerdijk 88', city: 'Amsterdam', country: 'NL', postalCode: '1013 JG' },
  },
  {
    firstName: 'Noah',
    lastName: 'Fischer',
    status: 'APPROVED',
    privacy: 'PRIVATE',
    joined: 365,
    seen: 120,
    company: 'Fischer Büro',
    jobTitle: 'Office manager',
    address: { line: 'Kastanienallee 52', city: 'Berlin', country: 'DE', postalCode: '10119' },
  },
  {
    firstName: 'Chiara',
    lastName: 'Bianchi',
    nickname: 'Chiara B',
    status: 'APPROVED',
    privacy: 'PUBLIC',
    joined: 340,
    seen: 22,
    moreEmails: ['chiara.bianchi@example.com'],
    birthdate: '1988-07-30',
    address: { line: 'Via Savona 19', city: 'Milano', country: 'IT', postalCode: '20144' },
  },
  {
    firstName: 'Guest',
    lastName: 'Editor',
    nickname: 'Kiln Notes',
    title: 'Guest author',
    status: 'OFFLINE',
    privacy: 'PUBLIC',
    joined: 301,
    note: 'Writes for the journal, never signs in.',
  },
  {
    firstName: 'Amara',
    lastName: 'Diallo',
    status: 'APPROVED',
    privacy: 'PUBLIC',
    joined: 288,
    seen: 1,
    phones: ['+221 33 555 01 20'],
    address: {
      line: '24 Avenue Cheikh Anta Diop',
      city: 'Dakar',
      country: 'SN',
      postalCode: '12500',
    },
  },
  {
    firstName: 'Oliver',
    lastName: 'Grant',
    status: 'APPROVED',
    privacy: 'PUBLIC',
    activity: 'MUTED',
    joined: 260,
    seen: 33,
    address: { line: '6 Bridge Street', city: 'Edinburgh', country: 'GB', postalCode: 'EH1 1LB' },
  },
  {
    firstName: 'Yuki',
    lastName: 'Tanaka',
    status: 'BLOCKED',
    privacy: 'PRIVATE',
    joined: 233,
    seen: 230,
    note: 'Resold limited prints.',
  },
  {
    firstName: 'Inês',
    lastName: 'Carvalho',
    nickname: 'Inês',
    status: 'APPROVED',
    privacy: 'PUBLIC',
    joined: 190,
    seen: 8,
    phones: ['+351 21 555 0133'],
    address: { line: 'Rua da Rosa 112', city: 'Lisboa', country: 'PT', postalCode: '1200-386' },
  },
  {
    firstName: 'Ben',
    lastName: 'Whitaker',
    status: 'APPROVED',
    privacy: 'PRIVATE',
    joined: 150,
    seen: 60,
    address: {
      line: '410 Valencia Street',
      city: 'San Francisco',
      subdivision: 'US-CA',
      country: 'US',
      postalCode: '94103',
    },
  },
  {
    firstName: 'Market',
    lastName: 'Stall',
    nickname: 'Market stall',
    title: 'Counter sales',
    status: 'OFFLINE',
    privacy: 'PRIVATE',
    joined: 122,
    note: 'One profile for all who pay in cash on Saturdays.',
  },
  {
    firstName: 'Sofie',
    lastName: 'Maes',
    status: 'APPROVED',
    privacy: 'PUBLIC',
    joined: 95,
    seen: 5,
    birthdate: '1999-01-08',
    address: { line: 'Vrijdagmarkt 3', city: 'Gent', country: 'BE', postalCode: '9000' },
  },
  {
    firstName: 'Daniel',
    lastName: 'Osei',
    status: 'PENDING',
    privacy: 'PRIVATE',
    joined: 12,
    phones: ['+233 30 255 0144'],
    company: 'Osei Interiors',
    jobTitle: 'Founder',
  },
  {
    firstName: 'Katarína',
    lastName: 'Nováková',
    status: 'PENDING',
    privacy: 'PRIVATE',
    joined: 7,
    moreEmails: ['k.novakova@example.org'],
  },
  {
    firstName: 'Marcus',
    lastName: 'Bell',
    nickname: 'mbell',
    status: 'PENDING',
    privacy: 'PUBLIC',
    joined: 4,
    address: {
      line: '77 Queen Street West',
      city: 'Toronto',
      subdivision: 'CA-ON',
      country: 'CA',
      postalCode: 'M5H 2M9',
    },
  },
  { firstName: 'Freya', lastName: 'Holm', status: 'PENDING', privacy: 'PRIVATE', joined: 2 },
  {
    firstName: 'Arjun',
    lastName: 'Mehta',
    title: 'Coffee subscriber',
    status: 'PENDING',
    privacy: 'PUBLIC',
    joined: 1,
    phones: ['+91 22 5550 0199'],
    address: {
      line: '12 Hill Road',
      line2: 'Bandra West',
      city: 'Mumbai',
      country: 'IN',
      postalCode: '400050',
    },
  },
]
