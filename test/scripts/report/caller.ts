/**
 * Writes the code of a caller who uses everything there is: every method with all its arguments, with none that may
 * be left out and with null wherever it is taken, every field of every answer read into the type it had, every
 * exported type by its name, every call by path, function, query field, operator, kind of page and error code.
 * It is written from the generated types alone, through the type checker's eyes.
 */
import ts from 'typescript'

/** Which fields of a request are sent: all, the required ones, or null where nullable. */
type Variant = 'full' | 'minimal' | 'nulls'

const preamble = `import type * as api from '@NEW/schema.ts'
import type * as old from '@OLD/schema.ts'
import type { Methods } from '@NEW/methods.ts'
import type { PathClient } from '@NEW/paths.ts'
import type { QueryResources } from '@NEW/queries.ts'
import type { ErrorCode } from '@NEW/errors.ts'
import type { PagedOperationId, ReadOperationId } from '@NEW/kinds.ts'
import * as functions from '@NEW/functions/index.ts'
import * as limits from '@NEW/limits.ts'
import * as enumerations from '@NEW/enumerations.ts'

interface Options { readonly retries?: number }
declare function some<T>(): T
declare const client: Methods<Options>
declare const paths: PathClient<Options, Error>
{
`

/** The caller of the generated files in `folder`; `@OLD` and `@NEW` are for the folders it is compiled against. */
export function callerOf(
  program: ts.Program,
  folder: string,
  sentTypes: ReadonlySet<string>,
): string {
  return new CallerWriter(program, folder, sentTypes).write()
}

class CallerWriter {
  readonly #checker: ts.TypeChecker
  readonly #program: ts.Program
  readonly #folder: string
  readonly #sent: ReadonlySet<string>
  readonly #exported: ReadonlyMap<string, ts.Symbol>
  readonly #lines: string[] = []

  constructor(program: ts.Program, folder: string, sentTypes: ReadonlySet<string>) {
    this.#checker = program.getTypeChecker()
    this.#program = program
    this.#folder = folder
    this.#sent = sentTypes
    const types = this.#exportsOf('schema.ts').filter(({ flags }) => flags & ts.SymbolFlags.Type)
    this.#exported = new Map(types.map((symbol) => [symbol.name, symbol]))
  }

  write(): string {
    this.#writeTypes()
    this.#writeMethods()
    this.#writePaths()
    for (const [file, name] of [
      ['functions/index.ts', 'functions'],
      ['limits.ts', 'limits'],
      ['enumerations.ts', 'enumerations'],
    ] as const)
      this.#writeExports(file, name)
    this.#writeQueries()
    this.#writeNames('errors.ts', 'ErrorCode')
    this.#writeNames('kinds.ts', 'ReadOperationId')
    this.#writeNames('kinds.ts', 'PagedOperationId')
    return `${preamble}${this.#lines.join('\n')}\n}`
  }

  #exportsOf(name: string): ts.Symbol[] {
    const file = this.#program.getSourceFile(`${this.#folder}/${name}`)
    const module = file && this.#checker.getSymbolAtLocation(file)
    return module ? this.#checker.getExportsOfModule(module) : []
  }

  #exportedType(name: string, exported: string): ts.Type {
    const symbol = this.#exportsOf(name).find((one) => one.name === exported)
    if (symbol === undefined) throw new Error(`${name} does not export ${exported}`)
    return this.#checker.getDeclaredTypeOfSymbol(symbol)
  }

  #writeTypes(): void {
    for (const [name, symbol] of this.#exported) {
      const type = this.#checker.getDeclaredTypeOfSymbol(symbol)
      if (type.aliasTypeArguments !== undefined) continue
      this.#beginFunction()
      if (this.#sent.has(name)) {
        for (const variant of variants) {
          this.#say(`const @: api.${name} = ${this.#value(type, variant, [name])}`)
        }
      } else this.#read(type, `some<api.${name}>()`, [name])
    }
  }

  #writeMethods(): void {
    for (const group of this.#propertiesOf(this.#exportedType('methods.ts', 'Methods'))) {
      for (const method of this.#propertiesOf(this.#typeOf(group))) {
        this.#beginFunction()
        const signature = this.#decoded(this.#typeOf(method))
        const given = signature.getParameters().slice(0, -1)
        const place = `client.${group.name}.${method.name}`
        const full = given.map((one) => this.#value(this.#typeOf(one), 'full', []))
        const nulls = given.map((one) => this.#value(this.#typeOf(one), 'nulls', []))
        const minimal = given
          .filter((one) => !this.#isOptionalParameter(one))
          .map((one) => this.#value(this.#typeOf(one), 'minimal', []))
        this.#say(`await ${place}(${[...full, 'some<Options>()'].join(', ')})`)
        this.#say(`await ${place}(${[...nulls, 'some<Options>()'].join(', ')})`)
        const answer = this.#say(`const @ = await ${place}(${minimal.join(', ')})`)
        given.forEach((one, index) => {
          const name = this.#nameOf(this.#checker.getNonNullableType(this.#typeOf(one)))
          if (name === undefined) return
          const named = full.map((value, place) =>
            place === index ? `some<api.${name}>()` : value,
          )
          this.#say(`await ${place}(${named.join(', ')})`)
        })
        this.#readAnswer(signature, answer)
        const form = this.#typeOf(method).getProperty('orUndefined')
        const [none] = form ? this.#typeOf(form).getCallSignatures() : []
        if (none === undefined) continue
        this.#beginFunction()
        this.#readAnswer(
          none,
          this.#say(`const @ = await ${place}.orUndefined(${minimal.join(', ')})`),
        )
      }
    }
  }

  #readAnswer(signature: ts.Signature, answer: string): void {
    const [data] = this.#checker.getTypeArguments(referenceOf(signature.getReturnType()))
    if (data !== undefined) this.#read(data, answer, [])
  }

  #writePaths(): void {
    for (const path of this.#propertiesOf(this.#exportedType('paths.ts', 'PathClient'))) {
      for (const method of this.#propertiesOf(this.#typeOf(path))) {
        this.#beginFunction()
        const [call] = this.#decoded(this.#typeOf(method)).getParameters()
        const parts = call ? this.#propertiesOf(this.#typeOf(call)) : []
        for (const variant of ['full', 'minimal'] as const) {
          const given = parts
            .filter((part) => variant !== 'minimal' || !isOptional(part))
            .map((part) => `${part.name}: ${this.#value(this.#typeOf(part), variant, [])}`)
          const isNothing = given.length === 0
          this.#say(
            `await paths['${path.name}'].${method.name}(${isNothing ? '' : `{ ${given.join(', ')} }`})`,
          )
        }
      }
    }
  }

  #writeExports(file: string, all: string): void {
    for (const { name } of this.#exportsOf(file)) this.#say(`void ${all}.${name}`)
  }

  #writeQueries(): void {
    for (const resource of this.#propertiesOf(this.#exportedType('queries.ts', 'QueryResources'))) {
      const query = `QueryResources['${resource.name}']`
      for (const part of this.#propertiesOf(this.#typeOf(resource))) {
        const type = this.#typeOf(part)
        const place = `${query}['${part.name}']`
        this.#beginFunction()
        if (part.name === 'item') this.#read(type, `some<${place}>()`, [])
        else if (part.name === 'values') {
          for (const field of this.#propertiesOf(type)) {
            const value = `some<${this.#text(this.#typeOf(field))}>()`
            this.#say(`const @: ${place}['${field.name}'] = ${value}`)
          }
        } else if (isPlainObject(type) && !this.#isWhole(type)) {
          this.#say(`const @: ${place} = ${this.#value(type, 'full', [])}`)
        } else this.#nameEach(type, place)
      }
    }
  }

  #writeNames(file: string, name: string): void {
    this.#nameEach(this.#exportedType(file, name), name)
  }

  #nameEach(type: ts.Type, target: string): void {
    for (const member of type.isUnion() ? type.types : [type]) {
      if (member.isStringLiteral()) this.#say(`const @: ${target} = '${member.value}'`)
    }
  }

  /** Reads all of a value, down to the types that were met on the way to it. */
  #read(type: ts.Type, place: string, met: readonly string[]): void {
    // Of a value of unknown type, callers know nothing.
    if (type.flags & ts.TypeFlags.Unknown) return void this.#say(`void ${place}`)
    const inner = this.#checker.getNonNullableType(type)
    const mayBeNothing = inner !== type
    const name = this.#nameOf(inner)
    const nothing = nothingOf(type)
    if (name !== undefined) this.#say(`const @: api.${name}${nothing} = ${place}`)
    else if (isPlainObject(inner)) this.#say(`const @: object${nothing} = ${place}`)
    // What is further inside was read where the type itself was, and has its name's type here.
    if (name !== undefined && (met.includes(name) || met.length > 1)) return
    const next = name === undefined ? met : [...met, name]
    const reach = mayBeNothing ? `${place}!` : place
    if (this.#checker.isArrayType(inner)) {
      this.#say(`const @: readonly unknown[]${nothing} = ${place}`)
      const [item] = this.#checker.getTypeArguments(referenceOf(inner))
      if (item !== undefined) this.#read(item, `${reach}[0]`, next)
      return
    }
    if (!isPlainObject(inner) || this.#isWhole(inner)) {
      if (!isVoid(type)) this.#say(`const @: ${this.#text(type)} = ${place}`)
      return
    }
    for (const property of this.#propertiesOf(inner)) {
      this.#read(this.#typeOf(property), `${reach}.${property.name}`, next)
    }
    const index = this.#checker.getIndexInfoOfType(inner, ts.IndexKind.String)
    if (index !== undefined && !isNever(index.type)) {
      this.#read(index.type, `${reach}['anyKey']`, next)
    }
  }

  /** A value of the type, written out so that a field that is no longer taken is found. */
  #value(type: ts.Type, variant: Variant, met: readonly string[]): string {
    const inner = this.#checker.getNonNullableType(type)
    if (variant === 'nulls' && this.#takesNull(type)) return 'null'
    const name = this.#nameOf(inner)
    if (this.#checker.isArrayType(inner)) {
      const [item] = this.#checker.getTypeArguments(referenceOf(inner))
      const own = item && this.#nameOf(item)
      if (item === undefined || (own !== undefined && met.includes(own))) return '[]'
      return `[${this.#value(item, variant, met)}]`
    }
    // A value that needs another of its own type has no end to write out.
    const isEndless = name !== undefined && met.includes(name)
    if (isEndless || !isPlainObject(inner) || this.#isWhole(inner)) {
      return `some<${this.#text(inner)}>()`
    }
    const next = name === undefined ? met : [...met, name]
    const given = this.#propertiesOf(inner).flatMap((property) => {
      const value = this.#typeOf(property)
      const own = this.#nameOf(this.#checker.getNonNullableType(value))
      if (isOptional(property)) {
        if (variant === 'minimal' || (own !== undefined && next.includes(own))) return []
      }
      return [`'${property.name}': ${this.#value(value, variant, next)}`]
    })
    const index = this.#checker.getIndexInfoOfType(inner, ts.IndexKind.String)
    if (index !== undefined && !isNever(index.type)) {
      given.push(`anyKey: ${this.#value(index.type, variant, next)}`)
    }
    return `{ ${given.join(', ')} }`
  }

  #takesNull(type: ts.Type): boolean {
    return type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null)
  }

  /** The name under which the schema file exports the type. */
  #nameOf(type: ts.Type): string | undefined {
    const name = type.aliasSymbol?.name ?? type.getSymbol()?.name
    return name !== undefined && this.#exported.has(name) ? name : undefined
  }

  /** Dates and lists of arguments have fields that are not the description's. */
  #isWhole(type: ts.Type): boolean {
    return type.getSymbol()?.name === 'Date' || this.#checker.isTupleType(type)
  }

  /** The type as it was before the change. */
  #text(type: ts.Type): string {
    const text = this.#checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
    return text.replace(/(?<!['.\w])[A-Z]\w*(?!['\w])/g, (name) =>
      this.#exported.has(name) ? `old.${name}` : name,
    )
  }

  /** The fields that have a name; symbols only tell types apart. */
  #propertiesOf(type: ts.Type): readonly ts.Symbol[] {
    return this.#checker.getPropertiesOfType(type).filter(({ name }) => !name.startsWith('__@'))
  }

  #typeOf(symbol: ts.Symbol): ts.Type {
    return this.#checker.getTypeOfSymbol(symbol)
  }

  #isOptionalParameter(parameter: ts.Symbol): boolean {
    const declaration = parameter.valueDeclaration
    return (
      declaration !== undefined &&
      ts.isParameter(declaration) &&
      declaration.questionToken !== undefined
    )
  }

  /** The way to call that answers what the schema says, not what is on the wire. */
  #decoded(method: ts.Type): ts.Signature {
    const signatures = method.getCallSignatures()
    const found = signatures.find((signature) => {
      const options = signature.getParameters().at(-1)
      return !options || !this.#typeOf(options).getProperty('raw')
    })
    if (found === undefined) throw new Error('every way to call answers what is on the wire')
    return found
  }

  /** A separate function, because the type checker follows the control flow within one. */
  #beginFunction(): void {
    this.#lines.push(`}\nasync function f${this.#lines.length}() {`)
  }

  /** One statement; `@` becomes a unique name, which is returned. */
  #say(statement: string): string {
    const name = `v${this.#lines.length}`
    this.#lines.push(statement.replace('@', name))
    return name
  }
}

const variants: readonly Variant[] = ['full', 'minimal', 'nulls']

function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0
}

function isPlainObject(type: ts.Type): boolean {
  if (type.isIntersection()) return type.types.every(isPlainObject)
  return (type.flags & ts.TypeFlags.Object) !== 0
}

function isNever({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.Never) !== 0
}

function isVoid({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.Undefined) !== 0
}

/** `| null | undefined`, as far as the type has them. */
function nothingOf(type: ts.Type): string {
  const members = type.isUnion() ? type.types : [type]
  const has = (flag: ts.TypeFlags) => members.some(({ flags }) => flags & flag)
  return [
    has(ts.TypeFlags.Null) ? ' | null' : '',
    has(ts.TypeFlags.Undefined) ? ' | undefined' : '',
  ].join('')
}

function referenceOf(type: ts.Type): ts.TypeReference {
  if (!isReference(type)) throw new Error('this type has no arguments')
  return type
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type
}
