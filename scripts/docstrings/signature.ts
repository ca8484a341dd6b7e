/** The signature of an export as it is written, without bodies and comments. */
import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })

/** One line per overload; nothing where the kind of the export says enough. */
export function signaturesOf(
  name: string,
  declarations: readonly ts.Declaration[],
): readonly string[] {
  const functions = declarations.filter(ts.isFunctionDeclaration)
  // The body's own signature is not one that callers see when there are overloads.
  const shown =
    functions.length > 1 ? functions.filter(({ body }) => body === undefined) : functions
  if (shown.length > 0) return shown.map((item) => `function ${name}${callText(item, ': ')}`)
  return declarations.flatMap((declaration) => {
    if (ts.isTypeAliasDeclaration(declaration)) {
      const parameters = typeParameters(declaration.typeParameters)
      return [`type ${name}${parameters} = ${print(declaration.type)}`]
    }
    if (!ts.isVariableDeclaration(declaration)) return []
    const { type, initializer } = declaration
    if (type !== undefined) return [`const ${name}: ${print(type)}`]
    if (initializer === undefined || !isFunctionValue(initializer)) return []
    return [`const ${name}: ${callText(initializer, ' => ')}`]
  })
}

/** `interface`, `class` and the like. */
export function kindOf(declarations: readonly ts.Declaration[]): string {
  if (declarations.some(ts.isInterfaceDeclaration)) return 'interface'
  if (declarations.some(ts.isClassDeclaration)) return 'class'
  if (declarations.some(ts.isTypeAliasDeclaration)) return 'type'
  return declarations.some(ts.isFunctionDeclaration) ? 'function' : 'constant'
}

/** Types longer than this say less in a list than the name alone. */
const memberWidth = 100

/** `name?: string`, `build(): WireFilter`; the name alone where the type is long. */
export function memberText(member: ts.Node, name: string): string {
  const mark = 'questionToken' in member && member.questionToken !== undefined ? '?' : ''
  const text =
    ts.isMethodSignature(member) || ts.isMethodDeclaration(member)
      ? callText(member, ': ')
      : ts.isPropertySignature(member) || ts.isPropertyDeclaration(member)
        ? member.type && `: ${print(member.type)}`
        : undefined
  const whole = `${name}${mark}${text ?? ''}`
  return whole.length > memberWidth ? name + mark : whole
}

function isFunctionValue(node: ts.Expression): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node)
}

/** `<T>(a: string, b?: T): void`. */
function callText(node: ts.SignatureDeclaration, arrow: string): string {
  const parameters = node.parameters.map(parameterText).join(', ')
  const answer = node.type === undefined ? '' : `${arrow}${print(node.type)}`
  return `${typeParameters(node.typeParameters)}(${parameters})${answer}`
}

/** A parameter as callers see it: one with a default may be left out. */
function parameterText(parameter: ts.ParameterDeclaration): string {
  const { dotDotDotToken, name, questionToken, type, initializer } = parameter
  const isOptional = questionToken !== undefined || initializer !== undefined
  const text = ts.isIdentifier(name) ? name.text : `{ ${namesIn(name).join(', ')} }`
  return `${dotDotDotToken ? '...' : ''}${text}${isOptional ? '?' : ''}${type ? `: ${print(type)}` : ''}`
}

function namesIn(pattern: ts.BindingPattern): readonly string[] {
  return [...pattern.elements].flatMap((element) => {
    if (!ts.isBindingElement(element)) return []
    const { name, propertyName } = element
    return ts.isIdentifier(name) ? [(propertyName ?? name).getText()] : namesIn(name)
  })
}

function typeParameters(list: ts.NodeArray<ts.TypeParameterDeclaration> | undefined): string {
  return list === undefined ? '' : `<${list.map(print).join(', ')}>`
}

function print(node: ts.Node): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
  return text.replace(/\s+/g, ' ').trim()
}
