import { placeOf } from './place-of'

test('an admin reads where a provider is, also of a home without a ZIP code', () => {
  expect(placeOf('Orlando', 'FL', '32801')).toBe('Orlando, FL 32801')
  expect(placeOf('Orlando', 'FL', null)).toBe('Orlando, FL')
})
