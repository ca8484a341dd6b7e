import { formatsOf } from '../formats.ts'

const { number, plural } = formatsOf('en')

/** The screens of members. */
export const members = {
  name: 'Members',
  loading: 'Loading members',
  notLoaded: 'Members could not be loaded',
  none: 'No members yet',
  count: (count: number) => plural(count, { one: '1 member', other: `${number(count)} members` }),
  search: 'Search name or e-mail',
  create: 'New member',
  unnamed: 'Unnamed member',
  columns: { member: 'Member', status: 'Status', joined: 'Joined', lastSignIn: 'Last sign-in' },
  created: 'Member created',
  saved: 'Member saved',
  joined: 'Joined',
  removal: 'The member goes for good. This cannot be undone.',
  states: {
    waiting: 'Waiting for approval',
    approved: 'Approved',
    blocked: 'Blocked',
    offline: 'Offline',
    unknown: 'Unknown',
  },
  approve: 'Approve',
  unblock: 'Unblock',
  block: 'Block',
  mute: 'Mute',
  unmute: 'Unmute',
  isApproved: (name: string) => `${name} is approved`,
  isBlocked: (name: string) => `${name} is blocked`,
  isMuted: (name: string) => `${name} is muted`,
  mayPost: (name: string) => `${name} may post again`,
  sections: {
    member: 'Member',
    contact: 'Contact',
    profile: 'Profile',
    email: 'E-mail',
    addresses: 'Addresses',
  },
  fields: {
    loginEmail: 'E-mail to sign in with',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    jobTitle: 'Job title',
    phones: 'Phones, one a line',
    birthday: 'Birthday',
    birthdayFormat: 'YYYY-MM-DD',
    nickname: 'Nickname',
    title: 'Title',
  },
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  deleteAddresses: 'Delete addresses',
  addressesDeleted: 'Addresses deleted',
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
  },
}
