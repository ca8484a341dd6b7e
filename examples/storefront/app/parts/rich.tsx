/** A description with the structure that its owner gave it. */
import { createElement, type ReactNode } from 'react'
import type { RichNode } from '../catalogue/rich-text.ts'

const shown = (nodes: readonly RichNode[]): ReactNode[] =>
  nodes.map((node, index) =>
    typeof node === 'string'
      ? node
      : // A description has no other order than its own.
        createElement(node.tag, { key: index }, ...(node.tag === 'br' ? [] : shown(node.children))),
  )

export const Rich = ({ nodes }: { readonly nodes: readonly RichNode[] }) => (
  <div className="rich">{shown(nodes)}</div>
)
