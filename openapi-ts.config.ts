/**
 * What the compiler reads, where it writes, and how the formats of the description look to callers.
 * No other place lists formats: a new one is a line here and a codec in the client. The compiler checks the shape.
 */
export default {
  description: 'spec/openapi.yaml',
  extensions: 'spec/extensions.yaml',
  entry: 'src/index.ts',
  output: 'generated',
  reference: 'docs/reference',
  formats: {
    'date-time': { codec: 1, answer: 'Date', request: 'Date' },
    image: { codec: 2, answer: 'Image', request: 'ImageInput', makes: ['url'] },
    video: { codec: 3, answer: 'Video', request: 'VideoInput', makes: ['url'] },
  },
} as const
