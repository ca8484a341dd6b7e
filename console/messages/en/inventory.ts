import { formatsOf } from '../formats.ts'

const { number, plural } = formatsOf('en')

const variants = (count: number) =>
  plural(count, { one: '1 variant', other: `${number(count)} variants` })

/** The screens of stock. */
export const inventory = {
  name: 'Inventory',
  notLoaded: 'Inventory could not be loaded',
  none: 'No stock yet',
  count: variants,
  search: 'Search by product or SKU',
  columns: {
    product: 'Product',
    sku: 'SKU',
    units: 'In stock',
    level: 'Level',
    preorder: 'Preorder',
  },
  views: { all: 'All' },
  countedFilter: { label: 'Tracking', yes: 'Tracked', no: 'Not tracked' },
  bulk: {
    count: 'Track inventory',
    uncount: 'Stop tracking inventory',
    preorder: 'Allow preorders',
    noPreorder: 'Stop preorders',
  },
  many: {
    counting: 'Turning inventory tracking on',
    counted: (count: number) => `Inventory is tracked: ${variants(count)}`,
    uncounting: 'Turning inventory tracking off',
    uncounted: (count: number) => `Inventory is not tracked: ${variants(count)}`,
    allowing: 'Allowing preorders',
    allowed: (count: number) => `Preorders allowed: ${variants(count)}`,
    stopping: 'Stopping preorders',
    stopped: (count: number) => `Preorders stopped: ${variants(count)}`,
  },
  variants,
  notCounted: 'Not tracked',
  unnamed: 'Unnamed product',
  section: 'Stock',
  atOnce: 'Changes apply immediately.',
  toProduct: 'View product',
  countUnits: 'Track inventory',
  units: 'Units',
  entryHelp: 'Enter 40 to add, -3 to remove, =12 to set the count.',
  remove: (name: string) => `Remove from ${name}`,
  add: (name: string) => `Add to ${name}`,
  addShort: 'Add',
  removed: (name: string, units: number) => `${name}: ${number(units)} removed`,
  added: (name: string, units: number) => `${name}: ${number(units)} added`,
  wasSet: (name: string, units: number) => `${name}: set to ${number(units)}`,
  figures: (before: string, after: string) => `${before} → ${after}`,
  countOf: (name: string) => `New count of ${name}`,
  editCount: (units: number, name: string) =>
    plural(units, {
      one: `1 in stock of ${name}: change the count`,
      other: `${number(units)} in stock of ${name}: change the count`,
    }),
  editCountTip: 'Change the count',
  tooFew: (left: string, asked: string) => `only ${left} left; can’t remove ${asked}.`,
  raced: (name: string, seen: string, now: string) =>
    `${name} was changed by someone else since: it was ${seen} and is now ${now}. Your change was not saved.`,
  race: {
    title: 'Changed by someone else since you opened it',
    text: (name: string, seen: string, now: string, yours: string) =>
      `${name} had ${seen} when you opened it and has ${now} now. You entered ${yours}.`,
    keep: (now: string) => `Keep ${now}`,
    set: (yours: string) => `Set to ${yours}`,
  },
  inStock: (name: string) => `${name} in stock`,
  inStockShort: 'In stock',
  isInStock: (name: string) => `${name} is in stock`,
  isOut: (name: string) => `${name} is out of stock`,
  reason: 'Reason',
  reasons: {
    received: 'Received',
    returned: 'Returned',
    counted: 'Counted',
    damaged: 'Damaged',
    given: 'Given away',
    other: 'Other',
  },
  log: {
    button: 'Recent changes',
    title: 'Recent changes',
    none: 'No stock changes in this browser yet.',
    note: 'Kept in this browser only: the platform does not store reasons.',
    figures: (before: string, after: string) => `${before} → ${after}`,
    close: 'Close',
  },
  preorder: {
    on: 'Allowed',
    off: 'No',
    section: 'Preorders',
    note: 'Lets buyers order while the product is out of stock.',
    enable: 'Allow preorders',
    message: 'Message for buyers',
    limit: 'Preorder limit',
    limitHelp: 'Leave empty for no limit',
    save: 'Save preorders',
    saved: 'Preorders saved',
  },
  receive: {
    button: 'Receive',
    title: 'Receive a delivery',
    find: 'Name or SKU, or scan',
    findHelp: 'Press Enter to count one unit of the variant with this SKU.',
    found: 'Found',
    unknown: (code: string) => `No tracked variant matches “${code}”.`,
    lines: 'Received',
    empty: 'Nothing counted yet.',
    tooMany: (most: number) => `You can save at most ${number(most)} variants at once.`,
    save: (units: number) =>
      plural(units, { one: 'Save 1 unit', other: `Save ${number(units)} units` }),
    saveNone: 'Save units',
    saved: (units: number) =>
      plural(units, { one: '1 unit received', other: `${number(units)} units received` }),
    notSaved: 'Nothing was saved.',
    close: 'Close',
  },
}
