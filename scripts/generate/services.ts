/** Emits services.ts: the services and the prefix each has on the public API host. */
import { header } from './header.ts'
import { literal } from './literals.ts'
import type { Description } from './model.ts'

export function emitServices({ services }: Description): string {
  const entries = [...services].map(
    ([name, service]) => `  ${literal({ [name]: service }).slice(2, -2)},\n`,
  )
  const prefixes = [...services]
    .filter(([, { publicPath }]) => publicPath !== '')
    .map(([name, { publicPath }]) => `  ${literal({ [name]: publicPath }).slice(2, -2)},\n`)
  return [
    header('The services, and the prefix each one has on the public API host.'),
    `export const services = {\n${entries.join('')}} as const\n\n`,
    'export type Service = keyof typeof services\n\n',
    '/** The prefixes alone, where there are any: what a client needs to know of services. */\n',
    `export const publicPaths: Partial<Record<Service, string>> = {\n${prefixes.join('')}}\n`,
  ].join('')
}
