/** Projected schemas as the text of types: made by openapi-typescript, in the house's layout. */
import {
  type GlobalContext,
  type SchemaObject,
  transformSchemaObjectWithComposition,
} from 'openapi-typescript'
import ts from 'typescript'
import { docstringBody } from './docstring.ts'
import type { Projected } from './projection.ts'

export function typeText(projected: Projected): string {
  // The library's own types demand `type` where its code does not.
  const schema = projected as SchemaObject
  const node = transformSchemaObjectWithComposition(schema, { ctx: context as GlobalContext })
  return tidy(printer.printNode(ts.EmitHint.Unspecified, node, emptyFile))
}

const context: Omit<GlobalContext, 'redoc'> = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  defaultNonNullable: false,
  discriminators: { objects: {}, refsHandled: [] },
  emptyObjectsUnknown: true,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  immutable: false,
  injectFooter: [],
  makePathsEnum: false,
  pathParamsAsTypes: false,
  postTransform: undefined,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
  silent: true,
  transform(schema) {
    const type: unknown = schema['x-type']
    return typeof type === 'string' ? ts.factory.createTypeReferenceNode(type) : undefined
  },
  transformProperty(property, schema) {
    const doc: unknown = schema['x-doc']
    const lines = Array.isArray(doc) ? docstringBody(doc.map(String), 92) : []
    if (lines.length === 0) return property
    const text =
      lines.length === 1
        ? `* ${lines[0]} `
        : `*\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n `
    return ts.addSyntheticLeadingComment(property, ts.SyntaxKind.MultiLineCommentTrivia, text, true)
  },
  resolve: () => undefined,
}

const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed })
const emptyFile = ts.createSourceFile('schema.ts', '', ts.ScriptTarget.ESNext, false)

/** The house's layout: two spaces, single quotes, no semicolons. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const indented = line.replace(/^( {4})+/, (indent) => ' '.repeat(indent.length / 2))
      if (/^\s*(\*|\/\*)/.test(line)) return indented
      return indented.replace(/;$/, '').replace(/"([^"'\\]*)"/g, "'$1'")
    })
    .join('\n')
}
