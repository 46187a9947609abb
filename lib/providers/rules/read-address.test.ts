import { isElsewhere, readAddress } from './read-address'

test.each([
  ['214 E Robinson St, Orlando, FL 32801', ['214 E Robinson St', 'Orlando', 'FL', '32801']],
  [
    '  214 E Robinson St,Suite 2,  Winter Park,fl 32789-1234 ',
    ['214 E Robinson St,Suite 2', 'Winter Park', 'FL', '32789'],
  ],
  ['Orlando, FL 32801', [null, 'Orlando', 'FL', '32801']],
])('“%s” is an address', (text, [street, city, state, zip]) => {
  expect(readAddress(text)).toEqual({ street, city, state, zip })
})

test.each(['', 'Orlando', '214 E Robinson St', 'Orlando FL 32801', 'Orlando, Florida 32801', 'Orlando, FL 328'])(
  '“%s” is none',
  (text) => expect(readAddress(text)).toBeNull(),
)

test('a street that is spelled better is the same place; another house number or ZIP code is not', () => {
  const before = { street: '214 E Robinsn St', zip: '32801' }
  expect(isElsewhere(before, { street: '214 East Robinson Street', zip: '32801' })).toBe(false)
  expect(isElsewhere(before, { street: '9 E Robinson St', zip: '32801' })).toBe(true)
  expect(isElsewhere(before, { ...before, zip: '32803' })).toBe(true)
  expect(isElsewhere({ street: null, zip: '32801' }, before)).toBe(true)
})
