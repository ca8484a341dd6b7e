/** Reads generated declarations back as shapes, because callers see exactly these types. */
import ts from 'typescript'
import { type Field, resolve, type Shape, type Types, unknownShape } from './shape.ts'

/** The exported types of a generated file by name; names that it does not declare lead into `imported`. */
export function declaredTypes(text: string, imported: Types = new Map()): Types {
  const file = ts.createSourceFile('declared.ts', text, ts.ScriptTarget.ES2022)
  const types = new Map<string, Shape>()
  const reader = new DeclarationReader(file, types, imported)
  for (const statement of file.statements) {
    // A name that a use comes before is a name all the same.
    if (isDeclaration(statement)) types.set(statement.name.text, unknownShape)
  }
  for (const statement of file.statements) {
    if (!isDeclaration(statement)) continue
    const shape = ts.isInterfaceDeclaration(statement)
      ? reader.object(statement.members)
      : reader.read(statement.type)
    types.set(statement.name.text, shape)
  }
  return types
}

function isDeclaration(
  node: ts.Statement,
): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return false
  // What is said of any type changes with the compiler, not with the description.
  return node.typeParameters === undefined
}

class DeclarationReader {
  readonly #file: ts.SourceFile
  readonly #types: Types
  readonly #imported: Types

  constructor(file: ts.SourceFile, types: Types, imported: Types) {
    this.#file = file
    this.#types = types
    this.#imported = imported
  }

  read(node: ts.TypeNode | undefined): Shape {
    if (node === undefined) return unknownShape
    if (ts.isParenthesizedTypeNode(node)) return this.read(node.type)
    if (ts.isTypeOperatorNode(node)) return this.read(node.type)
    if (ts.isArrayTypeNode(node)) return { kind: 'list', items: this.read(node.elementType) }
    if (ts.isTypeLiteralNode(node)) return this.object(node.members)
    if (ts.isTypeReferenceNode(node)) return this.#reference(node)
    if (ts.isLiteralTypeNode(node)) return this.#literal(node.literal)
    if (ts.isUnionTypeNode(node)) {
      return { kind: 'union', members: node.types.map((type) => this.read(type)) }
    }
    if (ts.isIntersectionTypeNode(node)) return this.#intersection(node)
    if (node.kind === ts.SyntaxKind.NeverKeyword) return { kind: 'union', members: [] }
    return { kind: 'plain', name: node.getText(this.#file) }
  }

  object(members: ts.NodeArray<ts.TypeElement>): Shape {
    const fields = new Map<string, Field>()
    let others: Shape | undefined
    for (const member of members) {
      if (ts.isIndexSignatureDeclaration(member)) others = this.read(member.type)
      // Symbols only distinguish types that are otherwise equal.
      if (!ts.isPropertySignature(member) || ts.isComputedPropertyName(member.name)) continue
      const optional = member.questionToken !== undefined
      fields.set(member.name.text, { shape: this.read(member.type), optional })
    }
    return { kind: 'object', fields, ...(others === undefined ? {} : { others }) }
  }

  #literal(literal: ts.LiteralTypeNode['literal']): Shape {
    if (ts.isStringLiteral(literal)) return { kind: 'value', value: literal.text }
    if (ts.isNumericLiteral(literal)) return { kind: 'value', value: Number(literal.text) }
    if (literal.kind === ts.SyntaxKind.TrueKeyword) return { kind: 'value', value: true }
    if (literal.kind === ts.SyntaxKind.FalseKeyword) return { kind: 'value', value: false }
    return { kind: 'plain', name: literal.getText(this.#file) }
  }

  #intersection({ types }: ts.IntersectionTypeNode): Shape {
    const parts = types.map((type) => this.read(type))
    const [first, second] = parts
    // `string & {}` is any text, written so that editors still offer the known ones.
    const isOpen = first?.kind === 'plain' && second?.kind === 'object' && second.fields.size === 0
    return first !== undefined && isOpen ? first : { kind: 'all', parts }
  }

  #reference({ typeName, typeArguments }: ts.TypeReferenceNode): Shape {
    const name = ts.isIdentifier(typeName) ? typeName.text : typeName.right.text
    const [first, second] = typeArguments ?? []
    if (name === 'Record') {
      const others = this.read(second)
      const isEmpty = others.kind === 'union' && others.members.length === 0
      return { kind: 'object', fields: new Map(), ...(isEmpty ? {} : { others }) }
    }
    if (name === 'Pick') return picked(this.read(first), this.read(second))
    const types = this.#types.has(name) ? this.#types : this.#imported
    return types.has(name) ? { kind: 'named', name, types } : { kind: 'plain', name }
  }
}

function picked(shape: Shape, names: Shape): Shape {
  const target = resolve(shape)
  if (target.kind !== 'object') return target
  const kept = new Set(namesOf(names))
  return { kind: 'object', fields: new Map([...target.fields].filter(([name]) => kept.has(name))) }
}

/** The texts that a type allows. */
export function namesOf(shape: Shape): readonly string[] {
  if (shape.kind === 'union') return shape.members.flatMap(namesOf)
  return shape.kind === 'value' ? [String(shape.value)] : []
}
