// What was entered into the grid of variants is taken back step by step, and never over something else.
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { VariantRow } from '../../../../console/resources/products/logic/draft-variant.ts'
import { useUndoSteps } from '../../../../console/resources/products/parts/variants/use-undo-steps.ts'

const row = (price: number): VariantRow => ({
  key: 'M',
  choices: { Size: 'M' },
  price,
  cost: null,
  weight: null,
  sku: '',
  visible: true,
  units: 3,
  inStock: true,
})

function grid() {
  const { result } = renderHook(() => {
    const [rows, set] = useState([row(90)])
    return { ...useUndoSteps(rows, set), rows, set }
  })
  return {
    prices: () => result.current.rows.map(({ price }) => price),
    enter: (price: number) => act(() => result.current.change([row(price)])),
    become: (price: number) => act(() => result.current.set([row(price)])),
    takeBack: () => {
      let taken: boolean | undefined
      act(() => {
        taken = result.current.takeBack()
      })
      return taken
    },
  }
}

describe('an entry in a grid', () => {
  it('is undone in reverse order, to the first', () => {
    const { prices, enter, takeBack } = grid()
    enter(91)
    enter(92)
    enter(92)
    expect([takeBack(), prices()]).toEqual([true, [91]])
    expect([takeBack(), prices()]).toEqual([true, [90]])
    expect([takeBack(), prices()]).toEqual([false, [90]])
  })

  it('is not undone if its rows changed since', () => {
    const { prices, enter, become, takeBack } = grid()
    enter(91)
    become(70)
    expect([takeBack(), prices()]).toEqual([false, [70]])
    enter(71)
    expect([takeBack(), prices()]).toEqual([true, [70]])
    expect(takeBack()).toBe(false)
  })
})
