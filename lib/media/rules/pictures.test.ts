import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FALLBACK_PICTURE, HERO_POSTER, isOwnPicture, photoSources, posterOf, thumbnailPath } from './pictures'

const PUBLIC = join(process.cwd(), 'public')
const addresses = (sources: ReturnType<typeof photoSources>) => [
  sources.src,
  ...(sources.srcSet ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
]

describe('photoSources', () => {
  it('gives a phone a small AVIF and a browser without AVIF one WebP', () => {
    expect(photoSources({ path: '/media/illustrations/listing-02.jpg', width: 1280, height: 720 })).toEqual({
      src: '/media/illustrations/listing-02-640.webp',
      srcType: 'image/avif',
      srcSet:
        '/media/illustrations/listing-02-320.avif 320w, /media/illustrations/listing-02-640.avif 640w, ' +
        '/media/illustrations/listing-02-960.avif 960w, /media/illustrations/listing-02-1280.avif 1280w',
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

describe('a scene of the sample providers', () => {
  const scene = { path: '/media/scenes/front-01.webp', width: 640, height: 480 }

  it('is one file, for rows as well as pages', () => {
    expect([photoSources(scene).src, thumbnailPath(scene), posterOf(scene)]).toEqual([
      scene.path,
      scene.path,
      scene.path,
    ])
  })

  it('is the poster of a video at 960 pixels where a photo is wider', () => {
    const path = `/pictures/${'a'.repeat(32)}.webp`
    const posters = [960, 961].map((width) => posterOf({ path, width, height: 600 }))
    expect(posters).toEqual([path, path.replace('.webp', '-960.webp')])
  })

  it('ships with the site, unlike anything else that ends in .webp', () => {
    expect(isOwnPicture(scene.path)).toBe(true)
    for (const other of ['/media/scenes/../secret.webp', '/media/other.webp', '/pictures/a.webp'])
      expect(isOwnPicture(other)).toBe(false)
  })
})

describe('the pictures that ship', () => {
  const originals = readdirSync(join(PUBLIC, 'media/illustrations'))
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => `/media/illustrations/${name}`)

  it.each([...originals, FALLBACK_PICTURE.path, HERO_POSTER.path])('there is a file at every address of %s', (path) => {
    for (const address of [path, ...addresses(photoSources({ path, width: 1280, height: 720 }))])
      expect({ address, there: existsSync(join(PUBLIC, address)) }).toEqual({ address, there: true })
  })
})
