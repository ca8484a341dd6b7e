// The answer of a change is what lists and pages show next.
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { patchRecord } from '../../../console/store/patch-record.ts'

it('puts a changed record into every page that shows it, and into no other', () => {
  const queryClient = new QueryClient()
  const [mug, bowl] = [
    { id: 'mug', name: 'Mug', price: 1 },
    { id: 'bowl', name: 'Bowl', price: 2 },
  ]
  const without = { data: [bowl], total: 1 }
  queryClient.setQueryData(['products', 'getList', { page: 1 }], { data: [bowl, mug], total: 2 })
  queryClient.setQueryData(['products', 'getList', { page: 2 }], without)
  queryClient.setQueryData(['products', 'getOne', { id: 'mug' }], mug)
  queryClient.setQueryData(['products', 'getOne', { id: 'bowl' }], bowl)
  queryClient.setQueryData(['members', 'getOne', { id: 'mug' }], mug)
  queryClient.setQueryData(['members', 'getList', { page: 1 }], { data: [mug] })
  patchRecord(queryClient, 'products', { id: 'mug', name: 'Cup' })
  const held = (...key: unknown[]) => queryClient.getQueryData(key)
  const cup = { ...mug, name: 'Cup' }
  expect(held('products', 'getList', { page: 1 })).toEqual({ data: [bowl, cup], total: 2 })
  expect(held('products', 'getList', { page: 2 })).toBe(without)
  expect(held('products', 'getOne', { id: 'mug' })).toEqual(cup)
  expect(held('products', 'getOne', { id: 'bowl' })).toBe(bowl)
  expect(held('members', 'getOne', { id: 'mug' })).toBe(mug)
  expect(held('members', 'getList', { page: 1 })).toEqual({ data: [mug] })
})
