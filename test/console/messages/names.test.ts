// Names that others rely on: the words by which a person, a screen reader or a script finds the console's controls.
import { describe, expect, it } from 'vitest'
import * as texts from '../../../console/messages/en/index.ts'

const { collections, errors, forms, gallery, home, inventory, lists, members, obstacles } = texts
const { prices, productList, products, shell, variants } = texts

describe('the console’s controls keep their names', () => {
  it.each<[kind: string, name: string, text: string]>([
    ['button', 'Undo', lists.jobs.undo],
    ['button', 'Add option', variants.addOption],
    ['button', 'Add a picture', gallery.add],
    ['button', 'Change prices', prices.title],
    ['dialog', 'Change prices', prices.title],
    ['button', 'Approve', members.approve],
    ['button', 'Block', members.block],
    ['field', 'Price', products.fields.price],
    ['column', 'Price', variants.columns.price],
    ['field', 'Option name', variants.optionName],
    ['field', 'Choices', variants.choices],
    ['field', 'Picture address', gallery.address],
    ['field', 'Units', inventory.units],
    ['choice', 'Percent', prices.percent],
    ['filter', 'Status', members.columns.status],
    ['choice', 'Waiting for approval', members.states.waiting],
    ['filter', 'Collection', collections.columns.collection],
  ])('%s “%s”', (_kind, name, text) => {
    expect(text).toBe(name)
  })

  it('start with their verb', () => {
    expect(forms.save).toMatch(/^Save/)
    expect(inventory.receive.save(40)).toMatch(/^Save /)
    expect(inventory.receive.saveNone).toMatch(/^Save /)
    expect(inventory.add('Mug')).toMatch(/^Add .*Mug$/)
  })

  it('keep phrases of messages', () => {
    expect(obstacles.because).toContain('cannot be bought')
    // “Unavailable” would be wrong: an out-of-stock product may accept preorders.
    expect(home.unbuyable(2)).toContain(productList.views.unbuyable.toLowerCase())
    expect(home.unbuyable(2)).toContain('hidden or out of stock')
    expect(shell.offline).toContain('offline')
    expect(errors.offline).toContain('offline')
    expect(forms.conflict.title).toMatch(/changed by .* since/i)
    expect(inventory.raced('Mug', '3', '5')).toMatch(/changed by .* since/)
  })
})
