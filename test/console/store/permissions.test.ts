// What the caller may not change is learned from the first refusal.
import { HttpError } from 'ra-core'
import { describe, expect, it, vi } from 'vitest'
import { areas, changedBy, watchPermissions } from '../../../console/store/permissions.ts'

const forbidden = new HttpError('Forbidden', 403)

describe('permissions', () => {
  it.each([
    ['products.updateProduct', 'products'],
    ['products.addProductMedia', 'products'],
    ['products.deleteCollection', 'collections'],
    ['products.addProductsToCollection', 'collections'],
    ['inventory.incrementInventory', 'inventory'],
    ['members.blockMember', 'members'],
    ['products.queryProducts', undefined],
    ['members.getMember', undefined],
    ['authentication.login', undefined],
    ['members.listMembers', undefined],
    ['members.relistMember', 'members'],
    ['members.createCollection', 'members'],
    ['members', 'members'],
    ['', undefined],
  ])('%s changes %s', (operation, area) => {
    expect(changedBy(operation)).toBe(area)
  })

  it('are lost by the first refused change, in its area only, and reported once', () => {
    const permissions = watchPermissions()
    const heard = vi.fn()
    permissions.subscribe(heard)
    permissions.learn('members.blockMember', forbidden)
    permissions.learn('members.approveMember', forbidden)
    expect(areas.filter((area) => permissions.refused(area))).toEqual(['members'])
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('are not lost by a refused read, nor by a failure of another kind', () => {
    const permissions = watchPermissions()
    permissions.learn('members.queryMembers', forbidden)
    permissions.learn('members.blockMember', new HttpError('Bad request', 400))
    expect(areas.some((area) => permissions.refused(area))).toBe(false)
  })

  it('are unknown again after the account has changed', () => {
    const permissions = watchPermissions()
    permissions.learn('products.updateProduct', forbidden)
    const heard = vi.fn()
    const leave = permissions.subscribe(heard)
    permissions.forget()
    permissions.forget()
    expect(permissions.refused('products')).toBe(false)
    expect(heard).toHaveBeenCalledTimes(1)
    leave()
    permissions.learn('products.updateProduct', forbidden)
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
