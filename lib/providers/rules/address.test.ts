import { addressLine } from './address'

test('a center has its street, a family home its city and ZIP', () => {
  const orlando = { city: 'Orlando', state: 'FL', zip: '32801' }
  expect(addressLine({ ...orlando, street: '214 E Robinson St' })).toBe('214 E Robinson St, Orlando, FL 32801')
  expect(addressLine({ ...orlando, street: null })).toBe('Orlando, FL 32801')
})
