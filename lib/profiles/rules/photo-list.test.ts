import type { ProfilePhoto } from '../types'
import { emptySlots, movePhoto, replaceCover, withMissing } from './photo-list'

const photo = (path: string): ProfilePhoto => ({ path, alt: `Shows ${path}`, caption: '', width: 800, height: 450 })
const list = ['a', 'b', 'c'].map(photo)
const paths = (photos: readonly ProfilePhoto[]) => photos.map(({ path }) => path).join('')

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [9, 0, 'abc'],
])('a photo moved from %d to %d leaves the others in their order: %s', (from, to, expected) => {
  expect(paths(movePhoto(list, from, to))).toBe(expected)
  expect(paths(list)).toBe('abc')
})

test('a new cover takes the place of the first photo, also where there is none', () => {
  expect(paths(replaceCover(list, photo('z')))).toBe('zbc')
  expect(paths(replaceCover([], photo('z')))).toBe('z')
})

test('what somebody proposed before comes back behind what is there, each once', () => {
  expect(paths(withMissing(list, [photo('c'), photo('d')]))).toBe('abcd')
})

test('five places stand empty, fewer as they fill, and one to add the next is always there', () => {
  expect([0, 1, 2, 5, 6, 12].map((count) => emptySlots(Array.from({ length: count }, () => photo('a'))))).toEqual([
    5, 5, 4, 1, 1, 1,
  ])
})
