/** Emits errors.ts: every application error code an operation may answer with. */
import { header } from './header.ts'
import { quote } from './literals.ts'
import type { Description } from './model.ts'

export function emitErrors({ errorCodes, operations }: Description): string {
  const special = operations.flatMap((operation) => operation.errorCodes)
  const codes = [...new Set([...errorCodes, ...special])].sort()
  return [
    header('The application error codes of the platform.'),
    `export const errorCodes = [\n${codes.map((code) => `  ${quote(code)},\n`).join('')}] as const\n\n`,
    '/** An application error code that the description names; a server may know more. */\n',
    'export type ErrorCode = (typeof errorCodes)[number]\n',
  ].join('')
}
