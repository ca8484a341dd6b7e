/** SVG elements as text. Numbers are coordinates in a square of 1000. */

/** More attributes of an element, written out. */
type Attributes = Readonly<Record<string, string | number>>

function element(tag: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}/>`
}

/** A filled outline. */
export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more })
}

/** A drawn line; the document gives all lines round ends. */
export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    ...more,
  })
}

/** An ellipse about its middle. */
export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more })
}

/** A circle about its middle. */
export function disc(
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('circle', { cx, cy, r, fill, ...more })
}

/** A rectangle from its upper left corner. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill, ...more })
}

/** Several elements moved, turned or cut together. */
export function group(content: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<g${written.join('')}>${content}</g>`
}

/** A reflection of the studio's window, always from the left. */
export function shine(d: string, width = 22, opacity = 0.35): string {
  return line(d, '#fff', width, { opacity })
}

/** Text escaped for an XML document; characters that XML does not allow are dropped. */
export function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
