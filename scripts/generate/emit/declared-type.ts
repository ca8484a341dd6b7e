/** The right-hand side of a declaration: printed by openapi-typescript, in the house style. */
import { QUESTION_TOKEN, tsUnion } from 'openapi-typescript'
import ts from 'typescript'
import {
  alternativesOf,
  type Field,
  nothing,
  type ObjectType,
  recordOf,
  type Type,
  unionOf,
} from '../model/types.ts'
import { docstring } from './docstring.ts'
import { keyOf, literal } from './source-text.ts'

export function declaredType(type: Type): string {
  return tidy(printer.printNode(ts.EmitHint.Unspecified, nodeOf(type), emptyFile))
}

const { factory } = ts

function nodeOf(type: Type): ts.TypeNode {
  switch (type.kind) {
    case 'plain':
    case 'named':
      return factory.createTypeReferenceNode(type.name)
    case 'value':
      // In single quotes, which the printer does not support.
      return factory.createTypeReferenceNode(literal(type.value))
    case 'list': {
      const list = factory.createArrayTypeNode(nodeOf(type.items))
      if (!type.isReadonly) return list
      return factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, list)
    }
    case 'union':
      return tsUnion(alternativesOf(type.members).map(nodeOf))
    case 'object':
      return objectOf(type)
  }
}

function objectOf(type: ObjectType): ts.TypeNode {
  const { fields, others } = type
  const record = recordOf(type)
  if (record !== undefined) return factory.createTypeReferenceNode(record)
  const members = [...fields].map(([name, field]) => signatureOf(name, field))
  const index = others && factory.createIndexSignature(undefined, [key], nodeOf(others))
  return factory.createTypeLiteralNode(index ? [...members, index] : members)
}

const text = factory.createTypeReferenceNode('string')
const key = factory.createParameterDeclaration(undefined, undefined, 'key', undefined, text)

function signatureOf(name: string, { type, optional, isSent, doc = [] }: Field): ts.TypeElement {
  const mark = optional ? QUESTION_TOKEN : undefined
  const node = nodeOf(optional && isSent ? unionOf([type, nothing]) : type)
  const signature = factory.createPropertySignature(undefined, keyOf(name), mark, node)
  const comment = docstring(doc, '', 92)
  if (comment === '') return signature
  // The printer adds the delimiters itself.
  const text = comment.slice('/*'.length, -'*/\n'.length)
  return ts.addSyntheticLeadingComment(signature, ts.SyntaxKind.MultiLineCommentTrivia, text, true)
}

const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed })
const emptyFile = ts.createSourceFile('schema.ts', '', ts.ScriptTarget.ESNext, false)

/** House style: two spaces, and no semicolons outside docstrings. */
function tidy(text: string): string {
  return text
    .replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2))
    .replace(/^(?!\s*(?:\*|\/\*))(.*);$/gm, '$1')
}
