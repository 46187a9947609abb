import { isOwnPicture, uploadedKey } from './own-picture'

const KEY = `${'0a'.repeat(16)}.webp`

test('uploaded pictures and those of the site are ours', () => {
  expect(isOwnPicture(`/pictures/${KEY}`)).toBe(true)
  expect(isOwnPicture('/media/illustrations/listing-01.jpg')).toBe(true)
  expect(uploadedKey(`/pictures/${KEY}`)).toBe(KEY)
  expect(uploadedKey('/media/illustrations/listing-01.jpg')).toBeNull()
})

test.each([
  'https://pictures.example/a.webp',
  '//pictures.example/a.webp',
  '/\\pictures.example/a.webp',
  '/pictures/../secret.webp',
  '/media/../api/auth/logout.jpg',
  '/pictures/a.webp',
  `/pictures/${KEY}?x=1`,
  `/pictures/${KEY}" onerror="alert(1)`,
  'data:image/svg+xml,<svg onload=alert(1)>',
  'javascript:alert(1)',
])('%s is none', (path) => {
  expect(isOwnPicture(path)).toBe(false)
  expect(uploadedKey(path)).toBeNull()
})
