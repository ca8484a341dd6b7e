/** The types of the option factories with an early TanStack Query, whose keys have no type of errors. */
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { NativeProject } from '../../scripts/support/native-project.ts'

const root = resolve(import.meta.dirname, '../../..')
const types = join(import.meta.dirname, 'support/earlier-query.d.ts')

it('compile with the first version that the client takes', () => {
  const project = new NativeProject(root, {
    files: ['src/react/option-types.ts'],
    extends: 'tsconfig.json',
    options: { paths: { '@tanstack/react-query': [types] } },
  })
  onTestFinished(() => project.close())
  expect(project.complaints().map(({ line, message }) => `${message}: ${line}`)).toEqual([])
})
