import { detourText, distanceText } from './distance-text'

test.each([
  [1287, '0.8 miles'],
  [1609.344, '1 mile'],
  [15_900, '9.9 miles'],
  [16_090, '10 miles'],
  [19_500, '12 miles'],
  [20, '0.1 miles'],
  [0, '0.1 miles'],
])('%d metres are %s', (meters, text) => {
  expect(distanceText(meters)).toBe(text)
})

test('the distance of a family home is never exact', () => {
  expect(distanceText(3350, true)).toBe('about 2 miles')
  expect(distanceText(200, true)).toBe('about 1 mile')
})

test.each([
  [0, false, 'on your way'],
  [60, false, 'on your way'],
  [1931, false, '1.2 miles out of your way'],
  [0, true, 'about 1 mile out of your way'],
  [3500, true, 'about 2 miles out of your way'],
])('%i metres of detour (family home: %s) read "%s"', (meters, isHome, text) => {
  expect(detourText(meters, isHome)).toBe(text)
})
