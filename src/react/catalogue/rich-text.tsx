/** A description in React, with the structure that its owner gave it. */
import { createElement, type ReactElement, type ReactNode } from 'react'
import type { RichNode } from '../../catalogue/rich-text.ts'

const shown = (nodes: readonly RichNode[]): ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node
    const children = node.tag === 'br' ? [] : shown(node.children)
    // Nodes never change places, so that the index is a stable key.
    return createElement(node.tag, { key: index, start: node.start }, ...children)
  })

/**
 * Renders what `richText` of `storefront-client/catalogue` has parsed of a description.
 *
 * @example
 * <RichText nodes={richText(product.description)} />
 */
export const RichText = ({ nodes }: { readonly nodes: readonly RichNode[] }): ReactElement => (
  <>{shown(nodes)}</>
)
