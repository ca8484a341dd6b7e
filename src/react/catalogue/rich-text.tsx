/** A description in React, with the structure that its owner gave it. */
import { createElement, type ReactElement, type ReactNode } from 'react'
import type { RichNode } from '../../catalogue/rich-text.ts'

const shown = (nodes: readonly RichNode[]): ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node
    const children = node.tag === 'br' ? [] : shown(node.children)
    // A description has no other order than its own.
    return createElement(node.tag, { key: index }, ...children)
  })

/**
 * What `richText` of `storefront-client/catalogue` has read of a description.
 *
 * @example
 * <RichText nodes={richText(product.description ?? '')} />
 */
export const RichText = ({ nodes }: { readonly nodes: readonly RichNode[] }): ReactElement => (
  <>{shown(nodes)}</>
)
