import { formatsOf } from '../formats.ts'

const { number, plural } = formatsOf('en')

/** The screens of members. */
export const members = {
  name: 'Members',
  notLoaded: 'Members could not be loaded',
  none: 'No members yet',
  count: (count: number) => plural(count, { one: '1 member', other: `${number(count)} members` }),
  search: 'Search name or e-mail',
  create: 'New member',
  unnamed: 'Unnamed member',
  columns: {
    member: 'Member',
    status: 'Status',
    privacy: 'Profile',
    activity: 'Activity',
    joined: 'Joined',
    lastSignIn: 'Last sign-in',
  },
  created: 'Member created',
  saved: 'Member saved',
  joined: 'Joined',
  removal: 'This permanently deletes the member. This cannot be undone.',
  states: {
    waiting: 'Waiting for approval',
    approved: 'Approved',
    blocked: 'Blocked',
    offline: 'Offline',
    unknown: 'Unknown',
  },
  ownAccount: 'This is your own account',
  approve: 'Approve',
  unblock: 'Unblock',
  block: 'Block',
  mute: 'Mute',
  unmute: 'Unmute',
  sections: {
    member: 'Member',
    contact: 'Contact',
    profile: 'Profile',
    phones: 'Phones',
    email: 'E-mail',
    addresses: 'Addresses',
  },
  fields: {
    loginEmail: 'E-mail to sign in with',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    jobTitle: 'Job title',
    birthday: 'Birthday',
    birthdayFormat: 'YYYY-MM-DD',
    nickname: 'Nickname',
    slug: 'Profile address',
    title: 'Title',
  },
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  joinedSince: (day: string) => `Joined since ${day}`,
  views: { all: 'All', waiting: 'Waiting' },
  many: {
    approving: 'Approving members',
    approved: (count: number) =>
      plural(count, {
        one: '1 member is approved',
        other: `${number(count)} members are approved`,
      }),
    blocking: 'Blocking members',
    blocked: (count: number) =>
      plural(count, { one: '1 member is blocked', other: `${number(count)} members are blocked` }),
    muting: 'Muting members',
    muted: (count: number) =>
      plural(count, { one: '1 member is muted', other: `${number(count)} members are muted` }),
    unmuting: 'Letting members post',
    mayPost: (count: number) =>
      plural(count, {
        one: '1 member may post again',
        other: `${number(count)} members may post again`,
      }),
    joining: 'Joining the community',
    joined: (count: number) =>
      plural(count, {
        one: '1 member joined the community',
        other: `${number(count)} members joined the community`,
      }),
    leaving: 'Leaving the community',
    left: (count: number) =>
      plural(count, {
        one: '1 member left the community',
        other: `${number(count)} members left the community`,
      }),
  },
  privacy: { shown: 'Public', hidden: 'Private' },
  activity: { active: 'Active', muted: 'Muted' },
  join: 'Join the community',
  leave: 'Leave the community',
  slugHelp: 'Members choose this themselves.',
  nothingYet: 'None yet.',
  addPhone: 'Add a phone',
  phone: (place: number) => `Phone ${number(place)}`,
  deletePhone: (place: number) => `Delete phone ${number(place)}`,
  addAddress: 'Add an address',
  deleteAddress: (place: number) => `Delete address ${number(place)}`,
  address: {
    line: (place: number) => `Address ${number(place)}`,
    line2: (place: number) => `Address ${number(place)}, second line`,
    postalCode: (place: number) => `Postal code ${number(place)}`,
    city: (place: number) => `City ${number(place)}`,
    subdivision: (place: number) => `State or region ${number(place)}`,
    country: (place: number) => `Country ${number(place)}, two letters`,
  },
  deleteEmails: 'Delete further e-mails',
  emailsDeleted: 'Further e-mails deleted',
  isApproved: (name: string) => `${name} is approved`,
  isBlocked: (name: string) => `${name} is blocked`,
  isMuted: (name: string) => `${name} is muted`,
  hasJoined: (name: string) => `${name} joined the community`,
  hasLeft: (name: string) => `${name} left the community`,
  mayPost: (name: string) => `${name} may post again`,
  /** In a toast beside Undo, where the member waited before: as short as it can be. */
}
