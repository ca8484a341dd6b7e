/** What every generated file begins with. */

const note = 'Generated from spec/ by `npm run generate`. Do not edit.'

export function header(purpose: string): string {
  return `// ${note}\n// ${purpose}\n\n`
}

export function markdownHeader(): string {
  return `<!-- ${note} -->\n\n`
}
