/** Every declaration that a file of the packages exports says what it is for. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { Modules } from '../../scripts/docstrings/exports.ts'
import { entries } from '../../scripts/entries.ts'
import { root } from './snippets.ts'

/** Whether a declaration, or one of its overloads, has a docstring. */
const isDocumented = (declarations: readonly ts.Declaration[]): boolean =>
  declarations.some((declaration) => {
    const statement = ts.isVariableDeclaration(declaration)
      ? declaration.parent.parent
      : declaration
    return ts.getJSDocCommentsAndTags(statement).length > 0
  })

const modules = new Modules(root)
const undocumentedIn = (file: string): string[] =>
  [...modules.exportsOf(file).values()]
    .filter(({ declarations }) => !isDocumented(declarations))
    .map(({ name }) => `${file}: ${name}`)

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(?:^|\/)(?:node_modules|dist)\//.test(name))
    .map((name) => `${folder}/${name}`)

describe('a docstring', () => {
  it.each(Object.entries(entries))('is at every export of %s', (_, file) => {
    expect(undocumentedIn(file)).toEqual([])
  })

  it.each(['src', 'sandbox'])('is at every export of every file of %s/', (folder) => {
    expect(filesOf(folder).flatMap(undocumentedIn)).toEqual([])
  })

  it('is missed where there is none', () => {
    const source = ts.createSourceFile(
      'x.ts',
      '/** The file. */\nimport { a } from "a"\nexport const b = a\n/** C. */\nexport const c = a',
      ts.ScriptTarget.Latest,
      true,
    )
    const found = source.statements.flatMap((statement) =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
    )
    expect(found.map((declaration) => isDocumented([declaration]))).toEqual([false, true])
  })
})
