import { placeLabel, stateName } from './labels'

test('a place reads as name and state', () => {
  expect(placeLabel('Winter Park', 'FL')).toBe('Winter Park, FL')
})

test('a state has a name, and what is none keeps its letters', () => {
  expect(stateName('FL')).toBe('Florida')
  expect(stateName('ZZ')).toBe('ZZ')
})
