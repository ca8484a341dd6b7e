/** Small bundles for tests of single emitters. */
import config from '../../../openapi-ts.config.ts'
import { TypePrinter } from '../../../scripts/generate/emit/type-printer.ts'
import { type Description, readDescription } from '../../../scripts/generate/model/description.ts'
import { Views } from '../../../scripts/generate/model/views.ts'

export type JsonObject = Readonly<Record<string, unknown>>

/** A bundle with one operation, `things.change`, from `sent` to `answered`. */
export function bundleOf(
  schemas: JsonObject,
  { sent = 'Thing', answered = 'Thing', extensions = {} as JsonObject } = {},
): JsonObject {
  const content = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    tags: [{ name: 'things', description: 'Things.' }],
    'x-services': { things: { title: 'Things', publicPath: '/things' } },
    paths: {
      '/things/{id}': {
        post: {
          operationId: 'things.change',
          tags: ['things'],
          summary: 'Change a thing',
          description: 'Changes a thing.',
          'x-origin': 'specification',
          'x-service': 'things',
          'x-host': 'main',
          'x-retry': 'repeatable',
          security: [{ apiKey: [] }],
          'x-error-codes': ['GONE'],
          ...extensions,
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: { required: true, ...content(sent) },
          responses: { '200': { description: 'The thing.', ...content(answered) } },
        },
      },
    },
    components: { schemas },
  }
}

export function descriptionOf(bundle: JsonObject): Description {
  return readDescription(bundle)
}

export function viewsOf(bundle: JsonObject): Views {
  return new Views(descriptionOf(bundle), config.formats)
}

/** The declaration of a component, without docstrings and line breaks. */
export function declare(
  bundle: JsonObject,
  component: string,
  direction: 'answer' | 'request',
  side: 'caller' | 'wire' = 'caller',
): string {
  const { text } = new TypePrinter(viewsOf(bundle)).declaration(component, { side, direction })
  return text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
