/** The attributes of a picture in the versions of React. */
import { afterEach, expect, it, vi } from 'vitest'
import { picture } from '../../../../src/media.ts'

afterEach(() => vi.doUnmock('react'))

it.each([
  ['18.3.1', 'fetchpriority'],
  ['19.0.0', 'fetchPriority'],
])(
  'in React %s names its priority %s, the only spelling without a warning',
  async (version, name) => {
    vi.resetModules()
    vi.doMock('react', async (original) => ({ ...(await original<object>()), version }))
    const { PictureImage } = await import('../../../../src/react/catalogue/picture-image.tsx')
    const of = picture({ id: 'a.jpg', width: 300, height: 200 })
    const { props } = PictureImage({ picture: of, sizes: '50vw', first: true })
    expect(Object.entries(props ?? {})).toContainEqual([name, 'high'])
  },
)
