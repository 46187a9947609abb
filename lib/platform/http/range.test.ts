import { readRange } from './range'

describe('byte range', () => {
  test.each([
    ['bytes=0-', { from: 0, end: 10 }],
    ['bytes=2-4', { from: 2, end: 5 }],
    ['bytes=9-99', { from: 9, end: 10 }],
    ['bytes=-3', { from: 7, end: 10 }],
    ['bytes=-30', { from: 0, end: 10 }],
  ])('%s is a part of a file of ten bytes', (header, part) => {
    expect(readRange(header, 10)).toEqual(part)
  })

  test.each([null, '', 'bytes=-', 'bytes=4-2', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b', 'bytes=0-1\n'])(
    '%j gives the whole file',
    (header) => {
      expect(readRange(header, 10)).toBeNull()
    },
  )

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s cannot be satisfied', (header) => {
    expect(readRange(header, 10)).toBe('none')
  })
})
