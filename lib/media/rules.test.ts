import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FALLBACK_PICTURE, HERO_POSTER, photoSources } from './rules'

const PUBLIC = join(process.cwd(), 'public')
const addresses = (sources: ReturnType<typeof photoSources>) => [
  sources.src,
  ...(sources.srcSet ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
]

describe('photoSources', () => {
  it('gives a phone a small AVIF and a browser without AVIF one WebP', () => {
    expect(photoSources({ path: '/media/illustrations/listing-01.jpg', width: 1280, height: 720 })).toEqual({
      src: '/media/illustrations/listing-01-640.webp',
      srcType: 'image/avif',
      srcSet:
        '/media/illustrations/listing-01-320.avif 320w, /media/illustrations/listing-01-640.avif 640w, ' +
        '/media/illustrations/listing-01-960.avif 960w, /media/illustrations/listing-01-1280.avif 1280w',
      width: 1280,
      height: 720,
    })
  })

  it('offers no size wider than the original, and no width twice', () => {
    const { srcSet } = photoSources({ path: '/media/small.jpg', width: 500, height: 300 })
    expect(srcSet?.match(/\d+w/g)).toEqual(['320w', '500w'])
  })

  it('offers a provider’s photo in its stored sizes', () => {
    const stem = `/pictures/${'0a'.repeat(16)}`
    expect(photoSources({ path: `${stem}.webp`, width: 800, height: 450 })).toEqual({
      src: `${stem}.webp`,
      srcType: 'image/webp',
      srcSet: `${stem}-320.webp 320w, ${stem}-640.webp 640w, ${stem}.webp 800w`,
      width: 800,
      height: 450,
    })
  })

  it.each([
    'https://pictures.example/a.jpg',
    '/pictures/a.webp',
    '/other/a.jpg',
    '/media/../secret.jpg',
    '/media/a b.jpg',
    '/media/a.png',
    '',
  ])('has no other sizes for any other picture: %p', (path) => {
    expect(photoSources({ path, width: 10, height: 10 })).toEqual({
      src: path,
      srcType: 'image/avif',
      srcSet: null,
      width: 10,
      height: 10,
    })
  })
})

describe('the pictures that ship', () => {
  const originals = readdirSync(join(PUBLIC, 'media/illustrations'))
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => `/media/illustrations/${name}`)

  it('are 24 illustrations for providers', () => {
    expect(originals).toHaveLength(24)
  })

  it.each([...originals, FALLBACK_PICTURE.path, HERO_POSTER.path])('there is a file at every address of %s', (path) => {
    for (const address of [path, ...addresses(photoSources({ path, width: 1280, height: 720 }))])
      expect({ address, there: existsSync(join(PUBLIC, address)) }).toEqual({ address, there: true })
  })
})
