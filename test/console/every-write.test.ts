// Every call of the console that changes what is there, found in its code: it names what was read, or has a reason not to.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { Operation } from '../../generated/operation.ts'
import { operations } from '../../generated/operations/index.ts'

const root = resolve(import.meta.dirname, '../../console')

const wholeGoes = 'asked for by name: all of it goes, whatever it has become'
const relative = 'adds or takes by name or number: what others do beside it stays'
const oneValue = 'gives the one value that the owner chose, whatever it was; nothing else is sent'
const ownCopy = 'fills the copy that the same click has made'

/** Calls that overwrite nothing of another's, each with its reason. */
const unguarded: Readonly<Record<string, string>> = {
  'collections/adapter.ts products.deleteCollection': wholeGoes,
  'inventory/actions.ts inventory.decrementInventory': relative,
  'inventory/actions.ts inventory.incrementInventory': relative,
  'inventory/actions.ts inventory.updateInventoryVariants': oneValue,
  'members/member-changes.ts members.approveMember': oneValue,
  'members/member-changes.ts members.blockMember': oneValue,
  'parts/member-emails.tsx members.deleteMemberEmails':
    'takes no tag; read right before: addresses that the question did not name stay',
  'members/member-changes.ts members.muteMember': oneValue,
  'members/member-changes.ts members.unmuteMember': oneValue,
  'members/member-changes.ts members.updateMember': oneValue,
  'members/adapter.ts members.deleteMember': wholeGoes,
  'members/save-member.ts members.updateCurrentMemberSlug':
    'takes no tag; only the hosted platform, which knows none, is sent it',
  'products/adapter.ts products.addProductMedia': ownCopy,
  'products/adapter.ts products.deleteProduct': wholeGoes,
  'bulk/collection-membership.ts products.addProductsToCollection': relative,
  'bulk/collection-membership.ts products.removeProductsFromCollection': relative,
  'bulk/set-property.ts products.bulkUpdateProductsProperty': oneValue,
  'products/duplicate-product.ts products.updateProductVariants': ownCopy,
  'products/media-actions.ts products.addProductMedia': relative,
  'products/media-actions.ts products.addProductMediaToChoices': relative,
  'products/media-actions.ts products.removeProductMedia': relative,
  'products/media-actions.ts products.removeProductMediaFromChoices': relative,
  'obstacles/cannot-be-bought.tsx inventory.updateInventoryVariants': oneValue,
  'obstacles/cannot-be-bought.tsx products.updateProduct': oneValue,
  'obstacles/cannot-be-bought.tsx products.updateProductVariants': oneValue,
  'products/product-changes.ts products.deleteProduct': wholeGoes,
  'products/product-changes.ts products.updateProduct': oneValue,
  'products/save-product.ts products.addProductsToCollection': relative,
  'products/save-product.ts products.removeProductsFromCollection': relative,
  'products/save-product.ts inventory.decrementInventory': relative,
  'products/save-product.ts inventory.incrementInventory': relative,
  'variants/variants-section.tsx products.resetAllProductVariantData': wholeGoes,
}

const all: readonly Operation[] = Object.values(operations)
const changing: ReadonlySet<string> = new Set(
  all
    .filter(({ retry, name }) => retry !== 'read' && !name.startsWith('create'))
    .map(({ id }) => id),
)
const tags = [...new Set(all.map(({ tag }) => tag))].join('|')
const names = [...new Set(all.map(({ name }) => name))].join('|')
/** `products.updateProduct`, called or handed on, with what follows up to the end of its arguments. */
const mention = new RegExp(`(?<!typeof )\\b(${tags})\\.(${names})\\b`, 'g')

/** Every mention of a changing operation in the console's own code, as `folder/file.ts tag.name`. */
const writes = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/^(dist|node_modules)\//.test(path))
  .flatMap((path) => {
    const text = readFileSync(resolve(root, path), 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '')
    const file = path.split('/').slice(-2).join('/')
    return [...text.matchAll(mention)].flatMap(({ 0: operation, index }) =>
      changing.has(operation)
        ? [
            {
              place: `${file} ${operation}`,
              guarded: namesWhatWasRead(text.slice(index + operation.length)),
            },
          ]
        : [],
    )
  })

/** Whether a call ends with the `options` of `changesOf`; those of a creation hold a key. */
function namesWhatWasRead(call: string): boolean {
  let open = 0
  const end = [...call].findIndex((letter) => {
    if (letter === '(') open += 1
    if (letter === ')') open -= 1
    return open === 0
  })
  return /\boptions,?\s*$/.test(call.slice(0, end))
}

it('names what was read, or has a reason not to', () => {
  const bare = writes.filter(({ guarded }) => !guarded).map(({ place }) => place)
  expect([...new Set(bare)].sort()).toEqual(Object.keys(unguarded).sort())
})
